import type { Group } from './question.ts';

export const moving: Group = {
  title: 'Moving in and out',
  questions: [
    {
      id: 'take-everything',
      question: 'How do I take my reflections with me?',
      answer: [
        'Under [Your data](/settings#your-data), as often as you like: as a JSON file that other programs can read, or as a ZIP file with the recordings of your voice.',
      ],
    },
  ],
};
