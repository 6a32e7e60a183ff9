/** A reply as it is sent: right as long as its person has the same revision and the moment `until` is not reached. */
export type TaggedReply = { revision: number; until: number; tag: string; text: string };

export type KeptReply = Omit<TaggedReply, 'text'> & { bytes: Buffer };

export type Replies = {
  /** What was answered to this person at this address, where that is what it would be now. */
  find(userId: number, address: string, revision: number): KeptReply | null;
  /** Keeps what is asked for a second time at this revision: to keep what nobody asks for again costs a fifth of a list. */
  keep(userId: number, address: string, reply: TaggedReply): void;
};

/** As long as keys are remembered: words are not in memory longer than the key that opens them. */
const keptMs = 60_000;
const mostBytes = 4_000_000;
const mostEach = 100_000;
/** How many are known to have been asked for once. */
const mostAsked = 2_000;

/** Remembers the latest replies, a few megabytes of them; what was not asked for longest makes way. */
export function createReplies(now: () => number): Replies {
  const kept = new Map<string, KeptReply & { goesAt: number }>();
  const askedFor = new Map<string, number>();
  let bytes = 0;

  function isAskedAgain(key: string, revision: number): boolean {
    if (askedFor.get(key) === revision) {
      return true;
    }
    if (askedFor.size >= mostAsked) {
      askedFor.clear();
    }
    askedFor.set(key, revision);
    return false;
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  }

  /** The oldest come first, so those whose time is over do. */
  function makeRoom(): void {
    for (const [key, { goesAt }] of kept) {
      if (bytes <= mostBytes && goesAt > now()) {
        return;
      }
      drop(key);
    }
  }

  return {
    find(userId, address, revision) {
      const reply = kept.get(`${userId} ${address}`);
      const isGood = reply && reply.revision === revision && now() < Math.min(reply.until, reply.goesAt);
      return isGood ? reply : null;
    },
    keep(userId, address, { text, ...reply }) {
      const key = `${userId} ${address}`;
      if (text.length > mostEach || !isAskedAgain(key, reply.revision)) {
        return;
      }
      drop(key);
      const remembered = { ...reply, bytes: Buffer.from(text), goesAt: now() + keptMs };
      kept.set(key, remembered);
      bytes += remembered.bytes.length;
      makeRoom();
    },
  };
}

/** Names a reply: for which revision of its person it was made, and until when it is right at that. */
export function tagOf(revision: number, until: number): string {
  return `W/"${revision.toString(36)}.${until === Infinity ? '' : until.toString(36)}"`;
}

const tagForm = /"([0-9a-z]{1,12})\.([0-9a-z]{0,12})"/g;
const longestHeader = 200;

/** The tag of those in an `If-None-Match` header that names what would be answered now; null when none does. */
export function currentTag(header: string | undefined, revision: number, now: number): string | null {
  if (header === undefined || header.length > longestHeader) {
    return null;
  }
  const lasting = tagOf(revision, Infinity);
  if (header === lasting) {
    return lasting;
  }
  for (const [, named = '', end = ''] of header.matchAll(tagForm)) {
    const until = end === '' ? Infinity : Number.parseInt(end, 36);
    if (named === revision.toString(36) && now < until) {
      return tagOf(revision, until);
    }
  }
  return null;
}
