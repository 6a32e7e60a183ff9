import type { Group } from './question.ts';

export const moving: Group = {
  title: 'Moving in and out',
  questions: [
    {
      id: 'take-everything',
      question: 'How do I take my reflections with me?',
      answer: [
        'Under [Your data](/settings#your-data), as often as you like: your reflections as one JSON file, or everything as a ZIP file, with the recordings of your voice, your toasts and your settings. Unpack the ZIP and open index.html: it reads, searches and plays all of it without any connection, and without Clink.',
      ],
    },
    {
      id: 'from-another-journal',
      question: 'Can I bring my old journal?',
      answer: [
        'Yes, [by a file](/import) that your old journal exports: Day One (JSON in its ZIP), Journey, Journiv, DailyTxT, Daylio, a CSV file, or a folder of Markdown. You see what is in the file before anything is added, adding the same file twice adds nothing twice, and a whole import can be taken back.',
      ],
    },
    {
      id: 'another-server',
      question: 'How do I move to another Clink server?',
      answer: [
        'Download everything under [Your data](/settings#your-data), open an account on the other server, and [bring the ZIP file in](/import) there. Your reflections, recordings and toasts move; friends, shares and settings do not. When all is well there, delete the account you no longer need.',
      ],
    },
  ],
};
