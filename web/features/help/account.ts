import type { Group } from './question.ts';

export const account: Group = {
  title: 'Account and sign-in',
  questions: [
    {
      id: 'forgot-password',
      question: 'I forgot my password. What now?',
      answer: [
        'Ask for a link on the page [Forgot password](/forgot-password). It works once, within 30 minutes. If no mail comes, look in the spam folder, and check that it is the address you signed up with. A new password signs out every device.',
      ],
    },
    {
      id: 'safer-sign-in',
      question: 'How do I change my email address or make signing in safer?',
      answer: [
        'Everything about signing in is under [Account](/settings#account). [Devices](/settings#devices) lists where you are signed in, and signs out any device that you do not recognise.',
      ],
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        'At the end of [Settings](/settings#delete-account). Your reflections, recordings, toasts, what you shared and what you said to others go within 24 hours, usually within a minute. Encrypted backups may keep a copy for up to 30 days, but the key that opens it is destroyed first. Take your reflections with you before: this cannot be undone.',
      ],
    },
  ],
};
