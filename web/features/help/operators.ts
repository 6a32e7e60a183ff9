import type { Group } from './question.ts';

export const operators: Group = {
  title: 'For those who run a server',
  questions: [
    {
      id: 'server-voice',
      question: 'How do I give everyone a better voice?',
      answer: [
        'The setting VOICE chooses who speaks: Clink itself, a neural model on your own machine, a speech server of yours, or a service. docs/voices.md, which comes with Clink, has an example of each. Settings tell people what you chose.',
      ],
    },
    {
      id: 'server-model',
      question: 'Can a language model write the toasts?',
      answer: [
        'The setting WRITER chooses who writes: Clink itself, a model on your own machine, or one elsewhere. What a model writes is checked against the reflections, and Clink writes when it fails. docs/models.md says which to take. Settings tell people what you chose.',
      ],
    },
    {
      id: 'server-backup',
      question: 'What do I back up?',
      answer: [
        'The database, the recordings and the instance key, always together, and the backup somewhere safe. Without the key nobody can read the rest, not even you. By default all three are in one folder, named data.',
      ],
    },
  ],
};
