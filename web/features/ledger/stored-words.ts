import type { Stored, StoredKind } from '#shared/contract/ledger.ts';
import { sayBytes } from '#web/lib/say-bytes.ts';

type Group = { title: string; kinds: StoredKind[] };

/** What belongs together, in the order in which it is shown. */
export const groups: Group[] = [
  {
    title: 'What you wrote and what was made of it',
    kinds: ['reflections', 'drafts', 'recordings', 'reviews', 'toasts', 'spoken', 'names'],
  },
  {
    title: 'Between you and others',
    kinds: ['shares', 'comments', 'comment-reports', 'reactions', 'friend-lines', 'friends', 'invitation', 'blocks'],
  },
  {
    title: 'Your account and what keeps it going',
    kinds: [
      'account',
      'settings',
      'badges',
      'key',
      'links',
      'sessions',
      'known-browsers',
      'passkeys',
      'second-step',
      'recovery-codes',
      'half-sign-ins',
      'email-change',
      'sign-ins',
      'failed-sign-ins',
      'notified-devices',
      'feeds',
      'imports',
      'activity',
      'announcements',
      'calls',
      'jobs',
    ],
  },
];

/** What each kind is called in a table. */
export const storedNames: Record<StoredKind, string> = {
  reflections: 'Reflections',
  drafts: 'The page you are writing',
  recordings: 'Recordings of your voice',
  reviews: 'Reflections said back to you',
  toasts: 'Toasts',
  spoken: 'Recordings of toasts and reviews',
  names: 'How names are said',
  shares: 'Shared toasts',
  comments: 'Comments you wrote',
  'comment-reports': 'Comments you reported',
  reactions: 'Reactions you gave',
  'friend-lines': 'Lines you sent to friends',
  friends: 'Friends and requests',
  invitation: 'Your invitation link',
  blocks: 'People you blocked',
  account: 'Username, email address, password as a hash',
  settings: 'Your choices in Settings',
  badges: 'Badges',
  key: 'The key your words are sealed with',
  links: 'Links sent to you by mail, as hashes',
  sessions: 'Devices that are signed in',
  'known-browsers': 'Browsers you have signed in on',
  passkeys: 'Passkeys',
  'second-step': 'Whether a second step is asked for',
  'recovery-codes': 'Recovery codes, as hashes',
  'half-sign-ins': 'Sign-ins that wait for their second step',
  'email-change': 'A change of your email address',
  'sign-ins': 'Sign-ins of the last 90 days',
  'failed-sign-ins': 'Hours in which a wrong password was tried',
  'notified-devices': 'Browsers that take notifications',
  feeds: 'Podcast and calendar addresses',
  imports: 'What came of your imports',
  activity: 'When you last looked at what friends did',
  announcements: 'Which toasts you were told of',
  calls: 'Calls to others in the last 30 days',
  jobs: 'Work that is waiting, such as a mail',
};

/** All of it in one sentence, for people who do not want the table. */
export function storedSentence(stored: readonly Stored[]): string {
  const count = (kind: StoredKind) => stored.find((one) => one.kind === kind)?.count ?? 0;
  const parts = [
    many(count('reflections'), 'reflection'),
    many(count('toasts'), 'toast'),
    many(count('recordings'), 'recording of your voice', 'recordings of your voice'),
  ];
  const bytes = stored.reduce((sum, one) => sum + one.bytes, 0);
  return `This server keeps ${new Intl.ListFormat('en-US').format(parts)}. With all that belongs to your account, that is ${sayBytes(bytes)}.`;
}

function many(count: number, one: string, more = `${one}s`): string {
  return `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${count === 1 ? one : more}`;
}
