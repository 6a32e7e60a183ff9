import type { Group } from './question.ts';

export const privacy: Group = {
  title: 'Privacy',
  questions: [
    {
      id: 'who-can-read',
      question: 'Can you read my notes?',
      answer: [
        'No page shows them to anyone but you. They rest on the disk encrypted, with a key of your own. But the server must open them to write your toast, so the people who run it hold the means to read them if they set out to. That is why Clink does not call itself zero-knowledge. Choose a server whose people you trust, or run your own.',
        '[Privacy](/privacy) has the whole story.',
      ],
    },
    {
      id: 'outside-services',
      question: 'Is what I write sent to an AI company?',
      answer: [
        'Not unless the people who run this server chose so. By default, Clink writes and speaks your toast itself. [Settings](/settings#who-reads) says who reads your words here, and where that is.',
      ],
    },
    {
      id: 'my-name',
      question: 'Why does Clink ask my name on each device?',
      answer: [
        'Because the name you like to be called by stays on that device and is not in our database. A new device cannot know it.',
      ],
    },
  ],
};
