import { typeset, type Typeset } from '#server/platform/mail/typeset.ts';
import { productName } from '#shared/limits.ts';

/** What can change in how an account is entered. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-made'
  | 'recovery-code-used';

type Telling = { subject: string; heading: string; what: (when: string) => string };

const tellings: Record<SecurityChange, Telling> = {
  'passkey-added': {
    subject: `A passkey was added to your ${productName} account`,
    heading: 'A passkey was added',
    what: (when) => `A passkey was added to your account on ${when}. It can sign in without your password.`,
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${productName} account`,
    heading: 'A passkey was removed',
    what: (when) => `A passkey was removed from your account on ${when}. It cannot sign in any more.`,
  },
  'two-factor-on': {
    subject: `${productName} now asks for a passkey after your password`,
    heading: 'A second step was turned on',
    what: (when) => `Since ${when}, signing in to your account takes a passkey or a recovery code after the password.`,
  },
  'two-factor-off': {
    subject: `${productName} no longer asks for a passkey after your password`,
    heading: 'The second step was turned off',
    what: (when) => `Since ${when}, your password is enough to sign in to your account. Recovery codes no longer work.`,
  },
  'recovery-codes-made': {
    subject: `New recovery codes for ${productName}`,
    heading: 'New recovery codes were made',
    what: (when) => `New recovery codes were made for your account on ${when}. The earlier ones no longer work.`,
  },
  'recovery-code-used': {
    subject: `A recovery code was used to sign in to ${productName}`,
    heading: 'A recovery code was used',
    what: (when) =>
      `Someone signed in to your account with your password and a recovery code on ${when}. That code is used up.`,
  },
};

/** Tells of a change to how an account is entered. `when` is the moment as its reader's calendar and clock say it. */
export function securityLetter(change: SecurityChange, { home, when }: { home: string; when: string }): Typeset {
  const { subject, heading, what } = tellings[change];
  return typeset({
    subject,
    preview: 'If this was you, all is well.',
    heading,
    paragraphs: [
      what(when),
      'If this was you, all is well.',
      'If it was not, choose a new password now, which signs every device out. Then look through your passkeys in Settings.',
    ],
    action: { label: 'This was not me', link: `${home}/forgot-password` },
    notes: ['We send this every time it happens.'],
  });
}
