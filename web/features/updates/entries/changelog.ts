import type { Update } from '../update.ts';

export const changelog: Update = {
  slug: 'whats-new-dialog',
  date: '2025-08-08',
  category: 'Feature',
  title: 'We tell you what changes',
  summary: 'When there is something to know, a short note says so once. All of them stay on the page Updates.',
  why: 'Things you rely on should not change behind your back.',
  details: [
    {
      technical: 'The date of the last note you closed is kept in the storage of your browser, for each account.',
      simple: 'You see it once on each of your devices. The server does not keep track.',
    },
    {
      technical: 'The dialog waits until no other is open and nothing is being written or played.',
      simple: 'It does not interrupt you.',
    },
  ],
};
