import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Typeset } from '#server/platform/mail/typeset.ts';
import { findUser, findUserByLogin } from '../accounts.queries.ts';
import { addressee, type Mailing } from '../accounts.mail.ts';
import {
  addressTakenLetter,
  changeAskedLetter,
  confirmNewAddressLetter,
  emailChangedLetter,
} from '../letters/email-change-letters.ts';
import { deleteEmailChange, findEmailChange, setHash, type EmailChangeRow } from './email-change.queries.ts';
import { addressBinding } from './email-change.sealing.ts';

type OfChange = { change: number };
type Changing = Mailing & Pick<Deps, 'keyring'>;

/** As long as a mail server may be away over a night: the change waits no longer than two days. */
const mostTries = 15;

/** Asks the address that someone has whether it should go. */
export const emailChangePresentMail: Job<Changing, OfChange> = {
  kind: 'email-change-present-mail',
  mostTries,
  async run(deps, { payload, userId }) {
    const user = await addressee(deps, userId);
    const change = user && (await findEmailChange(deps.db, payload.change));
    const address = change && (await openAddress(deps, change, 'email-change'));
    if (!address) {
      return;
    }
    const link = await mint(deps, change, 'present');
    if (link) {
      await deliverTo(deps, { userId: user.id, to: user.email, letter: changeAskedLetter({ link, address }) });
    }
  },
};

/** Asks the new address whether it is theirs, or tells it that it has an account already. */
export const emailChangeNewMail: Job<Changing, OfChange> = {
  kind: 'email-change-new-mail',
  mostTries,
  async run(deps, { payload, userId }) {
    const change = await findEmailChange(deps.db, payload.change);
    const to = change && (await openAddress(deps, change, 'email-change'));
    if (!to || change.user_id !== userId) {
      return;
    }
    if (await findUserByLogin(deps.db, to)) {
      await deliverTo(deps, { userId, to, letter: addressTakenLetter(deps.home.url) });
      return;
    }
    const link = await mint(deps, change, 'new');
    if (link) {
      await deliverTo(deps, { userId, to, letter: confirmNewAddressLetter(link) });
    }
  },
};

/** Tells both addresses that the email was changed; the former one alone if it was theirs. */
export const emailChangedMail: Job<Changing, OfChange> = {
  kind: 'email-changed-mail',
  mostTries,
  async run(deps, { payload, userId }) {
    const change = await findEmailChange(deps.db, payload.change);
    if (!change || userId === null) {
      return;
    }
    const address = await openAddress(deps, change, 'email-change');
    const former = await openAddress(deps, change, 'former-email');
    if (address) {
      await deliverTo(deps, { userId, to: address, letter: emailChangedLetter({ home: deps.home.url, address }) });
      if (former && change.asks_present === 1) {
        await deliverTo(deps, { userId, to: former, letter: emailChangedLetter({ home: deps.home.url, address }) });
      }
    }
    await deleteEmailChange(deps.db, change.id);
  },
};

/** The secret is made only now, so that it rests in no queue. Undefined when nobody waits for it any more. */
async function mint(
  { db, random, home }: Changing,
  { id }: EmailChangeRow,
  side: 'present' | 'new',
): Promise<string | undefined> {
  const token = random.uuid();
  const isPut = await setHash(db, id, { side, tokenHash: hashToken(token) });
  return isPut ? `${home.url}/confirm-email-change?token=${token}` : undefined;
}

async function openAddress(
  { keyring }: Changing,
  change: EmailChangeRow,
  kind: 'email-change' | 'former-email',
): Promise<string | null> {
  const key = await keyring.of(change.user_id);
  return key.openText(addressBinding(kind, change.id), kind === 'email-change' ? change.address : change.former);
}

/** Hands a letter over. Somebody who was deleted while it was on its way leaves none. */
async function deliverTo(
  { db, mailer, outside }: Mailing,
  { userId, to, letter }: { userId: number; to: string; letter: Typeset },
): Promise<void> {
  await mailer.send({ to, ...letter }, outside.on({ userId, purpose: 'mail' }));
  if (!(await findUser(db, userId))) {
    await mailer.forget(to);
  }
}
