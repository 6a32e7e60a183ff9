import { typeset, type Typeset } from '#server/platform/mail/typeset.ts';
import { limits, productName } from '#shared/limits.ts';

const howLong = `The link works once and lasts ${String(limits.verifyHours)} hours.`;

/** Asks the address that someone has whether `address` should take its place. `link` works once. */
export function changeAskedLetter({ link, address }: { link: string; address: string }): Typeset {
  return typeset({
    subject: `Should your email for ${productName} change?`,
    preview: 'Nothing changes unless you say yes here as well.',
    heading: 'Should your email change?',
    paragraphs: [
      `Someone who is signed in to your account wants to change its email to ${address}.`,
      'If that is you, please say yes here, and in the email that we sent to the new address. Until both have, nothing changes.',
    ],
    action: { label: 'Look at this change', link },
    notes: [howLong],
    stop: {
      words: 'If it is not you, stop the change, and then choose a new password: someone may know the one you have.',
      label: 'This was not me',
      link: `${link}&stop=1`,
    },
  });
}

/** Asks a new address whether it is theirs. `link` works once. */
export function confirmNewAddressLetter(link: string): Typeset {
  return typeset({
    subject: `Confirm your new email for ${productName}`,
    preview: 'One click tells us that this address is yours.',
    heading: 'Is this your new address?',
    paragraphs: [
      `Someone wants to use this address for their ${productName} account. If it was you, please confirm it.`,
    ],
    action: { label: 'Confirm my new email', link },
    notes: [howLong, 'If it was not you, please do not confirm it. There is nothing else to do.'],
  });
}

/** Tells whom an address belongs to that somebody wanted it for another account. */
export function addressTakenLetter(home: string): Typeset {
  return typeset({
    subject: `Your email has a ${productName} account already`,
    preview: 'Nothing has changed.',
    heading: 'This address has an account already',
    paragraphs: [
      `Someone wanted to use this address for another ${productName} account. It has one already, so nothing was changed.`,
      'If it was you, sign in to the account that has this address, or choose another address for the other one.',
    ],
    action: { label: 'Sign in', link: `${home}/auth` },
    notes: ['If it was not you, there is nothing to do.'],
  });
}

/** Tells that an email was changed to `address`. */
export function emailChangedLetter({ home, address }: { home: string; address: string }): Typeset {
  return typeset({
    subject: `Your email for ${productName} was changed`,
    preview: 'From now on we write to the new address.',
    heading: 'Your email was changed',
    paragraphs: [
      `The email of your account is ${address} now. Sign in with it, and look for our emails there.`,
      'Nothing else has changed, and you stay signed in where you were.',
    ],
    action: { label: 'Open Settings', link: `${home}/settings` },
    notes: ['We send this to the former address and to the new one, every time.'],
  });
}
