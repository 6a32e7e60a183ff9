import { limits, productName } from '#shared/limits.ts';
import { typeset, type Typeset } from '#server/platform/mail/typeset.ts';

/** Asks whether the address is theirs. `link` works once. */
export function verificationLetter(link: string): Typeset {
  return typeset({
    subject: `Confirm your email for ${productName}`,
    preview: 'One click tells us that this address is yours.',
    heading: 'Is this you?',
    paragraphs: [
      `Someone opened a ${productName} account with this address. If it was you, please confirm it, so that we know our emails reach you.`,
    ],
    action: { label: 'Confirm my email', link },
    notes: [
      `The link works once and lasts ${String(limits.verifyHours)} hours.`,
      'If it was not you, please do not confirm it. There is nothing else to do.',
    ],
  });
}

/** Leads to the page where a forgotten password is replaced. `link` works once. */
export function resetLetter(link: string): Typeset {
  return typeset({
    subject: `Choose a new password for ${productName}`,
    preview: 'Here is your way back in.',
    heading: 'Your way back in',
    paragraphs: [
      'You asked to choose a new password. When you do, every device will be signed out, so that only you can get back in.',
    ],
    action: { label: 'Choose a new password', link },
    notes: [
      `The link works once and lasts ${String(limits.resetMinutes)} minutes.`,
      'If you did not ask for this, there is nothing to do: your password stays as it is.',
    ],
  });
}

/** The first letter to someone whose address is known to be theirs. */
export function welcomeLetter(home: string): Typeset {
  return typeset({
    subject: `Welcome to ${productName}`,
    preview: 'One good moment a day. Once a week, a toast to them.',
    heading: 'Good to have you here',
    paragraphs: [
      'Your address is confirmed, and everything is ready.',
      'Write down one good moment a day; a line is enough. Once a week we raise a glass to them: a short toast to your week, read to you by the narrator you choose.',
      'You do not have to write well, or every day. A day without a line is just a day; nobody counts it against you.',
    ],
    action: { label: 'Write a good moment', link: `${home}/` },
    notes: ['We send this once. You choose which other emails you get in Settings.'],
  });
}

/** Tells of a new password. `when` is the moment as its reader's calendar and clock say it. */
export function passwordChangedLetter({ home, when }: { home: string; when: string }): Typeset {
  return typeset({
    subject: `Your ${productName} password was changed`,
    preview: 'If this was you, all is well.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your account was changed on ${when}, and every device was signed out.`,
      'If this was you, all is well: sign in with the new one.',
      'If it was not, someone may be able to read your email. Choose a new password for your email account first, then one here.',
    ],
    action: { label: 'This was not me', link: `${home}/forgot-password` },
    notes: ['We send this every time a password changes.'],
  });
}
