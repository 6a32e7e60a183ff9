import type { Group } from './question.ts';

export const sharing: Group = {
  title: 'Sharing and friends',
  questions: [
    {
      id: 'share-a-toast',
      question: 'How do I share a toast, and what do others see?',
      answer: [
        '“Share Toast” below a toast lets you tick the lines that others may hear, choose who can open them, and set an end. They get a copy of these lines with a voice of exactly these: nothing else of your toast, and none of your reflections.',
        'They see your username or the name you sign with, never your email address.',
      ],
    },
    {
      id: 'take-back',
      question: 'Can I take back what I shared?',
      answer: [
        '“Manage Sharing” at the toast, or the list on the page [Friends](/friends), removes it at once, its voice too. What somebody has downloaded or written down in the meantime, nobody can take back.',
      ],
    },
    {
      id: 'add-friends',
      question: 'How do I add friends?',
      answer: [
        'On the page [Friends](/friends), ask someone by their username, or pass on an invitation link. A link works for seven days and for ten people, and you can withdraw it. Friends see only what you share with friends, never your journal.',
      ],
    },
    {
      id: 'unkind-comment',
      question: 'Somebody is unkind. What can I do?',
      answer: [
        'Under your own toast you can delete a comment, block who wrote it, or share without comments. Anyone who is signed in can report a comment of somebody else, so that the people who run the server look at it. Someone you block is not told, and the two of you see nothing of each other any more.',
      ],
    },
  ],
};
