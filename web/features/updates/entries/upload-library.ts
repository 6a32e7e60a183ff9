import type { Update } from '../update.ts';

export const uploadLibrary: Update = {
  slug: 'upload-library-upgrade',
  date: '2025-08-06',
  category: 'Security',
  title: 'Safer uploads',
  summary:
    'The library that took in files had a weakness that could stop a server. It was upgraded the day that was known.',
  why: 'We tell you of weaknesses that are mended, also where nothing came of them. No data was reached through this one.',
  details: [
    {
      technical: 'The file-upload library was upgraded to a release in which a malformed request no longer throws.',
      simple: 'A broken file sent on purpose could have made the server stop for a moment. It cannot any more.',
    },
    {
      technical: 'What is sent is bounded in size and looked at before it is kept.',
      simple: 'Only sound is taken where sound belongs, and no more of it than there is room for.',
    },
  ],
};
