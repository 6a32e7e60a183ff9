import type { Group } from './question.ts';

export const writing: Group = {
  title: 'Writing',
  questions: [
    {
      id: 'change-or-delete',
      question: 'Can I change or delete what I wrote?',
      answer: [
        'Yes, at any time, on the page [Reflections](/reflections). A reflection that you delete can be brought back for ten seconds. Moments after that, it leaves the database for good.',
        'A toast that was made from it before stays as it is, and still mentions it.',
      ],
    },
    {
      id: 'another-day',
      question: 'Can I write for yesterday, or after midnight?',
      answer: [
        'Above the page you write on, you can choose another day. If your evenings are long, [Settings](/settings#reflections) lets your day end as late as 4 in the morning, so that what you write at night belongs to the day before.',
      ],
    },
    {
      id: 'by-voice',
      question: 'Can I speak instead of typing?',
      answer: [
        'You can record up to five minutes, with words or without, and listen to it later. Where your browser can take dictation, you can speak the words in; some browsers send the sound to their maker for that. Where it cannot, the people who run this server may have set up a service for it. [Settings](/settings#who-reads) names it.',
      ],
    },
    {
      id: 'offline',
      question: 'Do I need a connection?',
      answer: [
        'Not to write. On a device where you are signed in, Clink opens without one. What you save waits on that device and is sent as soon as there is a connection. Words that you have not saved are kept too, also when the browser is closed.',
      ],
    },
    {
      id: 'keep-out',
      question: 'Can I write something that should not be in a toast?',
      answer: [
        'Yes. “Keep out of toasts”, under “More” at each reflection, leaves it in your journal and out of every toast made from then on. You can include it again later.',
      ],
    },
    {
      id: 'left-out',
      question: 'Why does my toast leave out something I wrote?',
      answer: [
        'It tells what it has room for, and of two reflections that say the same only one. What sounds as if you were in danger it leaves in peace, and sometimes it hears that where nothing is wrong. Then a card with help comes when you save, and “Let them tell it” there is all it takes. Later, “Keep out of toasts” under “More” and then “Include in toasts again” does the same. Where it only may sound so and the rest of your week is light, the toast may tell it as you wrote it, and “Keep it out” on the card is all it takes to stop that. If you write it again in other words, Clink listens to it again.',
      ],
    },
    {
      id: 'hard-week',
      question: 'What if my week was hard?',
      answer: [
        'Write it as it was. A hard week is never celebrated: the tone becomes quiet, and what weighs on you is not remarked on. When your words speak of harming yourself, or of being harmed, you are shown where to find help, and nothing about that is kept.',
        'Clink is not therapy and nobody watches what you write. If it is too much, please see [Support](/support).',
      ],
    },
  ],
};
