import type { Group } from './question.ts';

export const firstDays: Group = {
  title: 'First days',
  questions: [
    {
      id: 'how-it-works',
      question: 'How does Clink work?',
      answer: [
        'You write down a good moment, in a line or two, on the days you feel like it. Once a week, Clink puts your own moments together and a narrator reads them to you: that is your toast.',
      ],
    },
    {
      id: 'what-to-write',
      question: 'What should I write?',
      answer: [
        'Anything that was good, however small: a meal, a message, a job that is done. One sentence is plenty. Names and places help, because they are what you will want to hear again.',
      ],
    },
    {
      id: 'missed-week',
      question: 'What if I miss a day, or a whole week?',
      answer: [
        'Nothing is lost and nobody tells you off. One missed day in seven leaves your streak as it is. A week in which you wrote nothing simply has no toast, and the next one comes as usual.',
        'If you would rather not see counts at all, [Settings](/settings#badges) switches off the streak, the badges and the week’s count together.',
      ],
    },
    {
      id: 'first-toast',
      question: 'When does my first toast come?',
      answer: [
        'On Sunday at 9 in the morning where you are, unless you choose another day and hour in [Settings](/settings#toast-schedule). You need not wait: “Generate Toast Early” on the page [Weekly Toast](/weekly-toast) makes one from what you have written so far, and the weekly one takes its place later.',
      ],
    },
  ],
};
