import type { Update } from '../update.ts';

export const reflectionStatus: Update = {
  slug: 'reflection-status',
  date: '2025-08-08',
  category: 'Improvement',
  title: 'You can see whether a reflection is saved',
  summary: 'A quiet line under the page says where your words are: on this device, on their way, or saved.',
  why: 'Nothing is worse than wondering whether your words are still there.',
  details: [
    {
      technical: 'A save is confirmed only after the database has committed it.',
      simple: '“Note saved!” means that it is.',
    },
    {
      technical:
        'What cannot be sent waits in the storage of the browser, with a key that makes a second try harmless.',
      simple: 'Without a connection your words wait on your device, and are saved once when you are back.',
    },
  ],
};
