import type { Update } from '../update.ts';

export const simplerScreens: Update = {
  slug: 'simpler-screens',
  date: '2025-08-07',
  category: 'Improvement',
  title: 'Fewer things on each page',
  summary: 'Settings that nobody used are gone, and what belongs together stands together.',
  why: 'A page may look different from how you remember it. Nothing you wrote has changed.',
  details: [
    {
      technical: 'The dashboard has one main action; everything else is a link.',
      simple: 'You come to write, so the place to write comes first.',
    },
    {
      technical: 'Preferences are grouped by what they are about, each group with an anchor of its own.',
      simple: 'A link can lead you to the very setting it speaks of.',
    },
  ],
};
