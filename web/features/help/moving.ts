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
    {
      id: 'from-another-journal',
      question: 'Can I bring my old journal?',
      answer: [
        'Yes, by a file that your old journal exports. [Your data](/settings#your-data) lists the kinds that it takes, and shows you what is in the file before anything is added. Adding the same file twice adds nothing twice.',
      ],
    },
    {
      id: 'another-server',
      question: 'How do I move to another Clink server?',
      answer: [
        'Take your reflections with you under [Your data](/settings#your-data), open an account on the other server, and bring the file there. Your reflections move; toasts, friends and settings do not. When all is well there, delete the account you no longer need.',
      ],
    },
  ],
};
