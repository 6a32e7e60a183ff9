import type { Group } from './question.ts';

export const elsewhere: Group = {
  title: 'Listening elsewhere',
  questions: [
    {
      id: 'podcast',
      question: 'Can I listen in my podcast app?',
      answer: [
        'Yes. Make a private podcast under [Podcast, calendar](/settings#feeds), and give its address to your app where it adds a show by URL. Anyone who has the address can hear your toasts, so keep it to yourself. If it gets about, end it there and make a new one.',
      ],
    },
    {
      id: 'reminders',
      question: 'How am I told that a toast is ready, or reminded to write?',
      answer: [
        'By mail, by a notification on your devices, or in your calendar: none of them until you switch it on, under [Notifications](/settings#notifications) and [Podcast, calendar](/settings#feeds). A mail or a notification reminds you only when you have not written that day. Every such mail has a link that ends them.',
      ],
    },
    {
      id: 'phone-app',
      question: 'Is there an app for my phone?',
      answer: [
        'Clink is a web page that you can keep on your home screen: in your browser’s menu, choose “Add to Home Screen” or “Install”. It then opens like an app, also without a connection. On an iPhone or iPad, notifications need this.',
      ],
    },
  ],
};
