import type { Update } from '../update.ts';

export const audioErrorFix: Update = {
  slug: 'audio-error-fix',
  date: '2025-08-06',
  category: 'Fix',
  title: 'A stopped recording is no error',
  summary:
    'Stopping a voice halfway could bring up a message that something had gone wrong. Nothing had, and it is gone.',
  why: 'You may have seen “Audio playback error” after you had pressed stop yourself.',
  details: [
    {
      technical: 'A playback that its listener ends rejects its promise; that is told apart from a failure now.',
      simple: 'When you stop it, it stops, and says nothing.',
    },
    {
      technical: 'A recording that breaks off on its way is fetched again once, from where it was.',
      simple: 'A short gap in your connection no longer ends the toast.',
    },
  ],
};
