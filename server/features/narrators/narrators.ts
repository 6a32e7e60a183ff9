import type { NarratorId } from '#shared/contract/narrators.ts';
import type { NarratorSound } from '#server/platform/speech/narrator-sound.ts';

/** One narrator: what a person reads, what they sound like, and what they say to introduce themselves. */
export type NarratorProfile = {
  name: string;
  manner: string;
  description: string;
  introduction: string[];
  sound: NarratorSound;
};

/** The narrators, in the order in which they are offered. */
export const narrators: Record<NarratorId, NarratorProfile> = {
  motivational: {
    name: 'Max',
    manner: 'warm and wide awake',
    description: 'A friend in your corner, warm and wide awake, who is glad of every good thing you did.',
    introduction: ['You kept going this week, and it shows.', 'Come on, raise your glass. This one is yours.'],
    sound: {
      voice: 'rms',
      tract: 1.03,
      tempo: 0.93,
      pauseMs: 340,
      linePauseMs: 720,
      lastPauseMs: 1000,
      warmthDb: 0.5,
      presenceDb: 2,
      airDb: 1.5,
      compression: 3,
      room: 0.03,
    },
  },
  calm: {
    name: 'Clara',
    manner: 'quiet and unhurried',
    description: 'Quiet and unhurried, like someone sitting beside you at the end of the day.',
    introduction: [
      'Take a breath. Nothing is asked of you now.',
      'There was good in this week, and it can stay a while.',
    ],
    sound: {
      voice: 'slt',
      tract: 0.98,
      pitchHz: 158,
      pitchSpreadHz: 19,
      tempo: 0.79,
      pauseMs: 560,
      linePauseMs: 1000,
      lastPauseMs: 1400,
      warmthDb: 1.5,
      presenceDb: -1,
      airDb: 0.5,
      compression: 2,
      room: 0.03,
    },
  },
  bright: {
    name: 'Joy',
    manner: 'light, quick and smiling',
    description: 'Light and quick, with a smile you can hear.',
    introduction: ['Guess what, you had a lovely week!', 'I could tell you about it all over again.'],
    sound: {
      voice: 'slt',
      tract: 1.03,
      pitchHz: 192,
      pitchSpreadHz: 34,
      tempo: 0.88,
      pauseMs: 300,
      linePauseMs: 640,
      lastPauseMs: 900,
      warmthDb: -1,
      presenceDb: 2,
      airDb: 2.5,
      compression: 2.5,
      room: 0.02,
    },
  },
  storyteller: {
    name: 'Rufus',
    manner: 'deep and slow, a teller of tales',
    description: 'Deep and slow, an old friend by the fire who turns your week into a tale.',
    introduction: [
      'Once, not so long ago, there was a week.',
      'It was a small one, but oh, the things that were in it.',
    ],
    sound: {
      voice: 'rms',
      tract: 0.97,
      tempo: 0.84,
      pauseMs: 550,
      linePauseMs: 950,
      lastPauseMs: 1400,
      warmthDb: 2,
      presenceDb: -1,
      airDb: 0.5,
      compression: 2.5,
      room: 0.04,
    },
  },
  highland: {
    name: 'Angus',
    manner: 'Scottish, dry and kind',
    description: 'A plain-spoken Scottish voice, dry, kind and never one to make a fuss.',
    introduction: ['Well now, you did not do badly at all.', 'Here is to you, and to a fine week behind you.'],
    sound: {
      voice: 'awb',
      tract: 1,
      pitchHz: 118,
      pitchSpreadHz: 24,
      tempo: 0.86,
      pauseMs: 450,
      linePauseMs: 820,
      lastPauseMs: 1200,
      warmthDb: 1,
      presenceDb: 1,
      airDb: 1,
      compression: 2.5,
      room: 0.03,
    },
  },
  anchor: {
    name: 'Nora',
    manner: 'clear and composed',
    description: 'Clear and composed, the evening news when all of the news is about you.',
    introduction: ['Good evening. Here is the good news of your week.', 'And now, to the highlights.'],
    sound: {
      voice: 'slt',
      tract: 1,
      pitchHz: 172,
      pitchSpreadHz: 26,
      tempo: 0.88,
      pauseMs: 300,
      linePauseMs: 620,
      lastPauseMs: 850,
      warmthDb: 0,
      presenceDb: 2,
      airDb: 1,
      compression: 4,
      room: 0,
    },
  },
};
