import { typeset, type Typeset } from '#server/platform/mail/typeset.ts';

/** Asks for today's line, without pressing. `stop` is where its reader ends such mails. */
export function reminderLetter({ home, stop }: { home: string; stop: string }): Typeset {
  return typeset({
    subject: 'A moment for today?',
    preview: 'A line is plenty.',
    heading: 'A moment for today?',
    paragraphs: [
      'What was good about today, or bearable, or a little better than it might have been? A line is plenty.',
      'A day without a line is just a day.',
    ],
    action: { label: 'Write it down', link: `${home}/` },
    notes: ['On a day on which you have written already, no mail comes. In Settings you choose its hour.'],
    stop: { words: 'You get this because you asked for it in Settings.', label: 'Stop these mails', link: stop },
  });
}
