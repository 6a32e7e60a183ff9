import { typeset, type Typeset } from '#server/platform/mail/typeset.ts';
import { productName } from '#shared/limits.ts';
import { typographic } from '#shared/typographic.ts';

type Options = {
  home: string;
  /** What the toast says, line by line; null where its words stay out of mails. */
  lines: readonly string[] | null;
  /** Where its reader ends such mails. */
  stop: string;
};

/** Says that this week's toast is ready. What others may see of a mail, its subject and preview, says nothing more. */
export function toastLetter({ home, lines, stop }: Options): Typeset {
  return typeset({
    subject: 'Your toast is ready',
    preview: 'A glass to your week.',
    heading: 'Your toast is ready',
    paragraphs: lines?.map(typographic) ?? ['This week has its toast. It is waiting to be heard.'],
    action: { label: 'Listen to your toast', link: `${home}/weekly-toast` },
    notes: [
      lines
        ? 'In Settings you choose whether its words come by mail.'
        : `Its words stay on ${productName}, as you have chosen.`,
    ],
    stop: { words: 'You get this because you asked for it in Settings.', label: 'Stop these mails', link: stop },
  });
}
