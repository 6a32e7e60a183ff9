import type { Draft as SealedDraft } from '#shared/contract/notes.ts';
import { holds } from './asides.ts';
import type { Meeting } from './draft-meeting.ts';
import { canBeSealed, isSealedAs, meetServer } from './draft-meeting.ts';
import type { Draft, PageDraft } from './draft.ts';
import type { SealMemory } from './seal-memory.ts';
import { isOwn } from './seal-memory.ts';

/** What the sync of a draft reaches the world through. */
export type DraftDesk = {
  /** What is on the page now. */
  page: () => PageDraft;
  /** What else the device keeps, so that it need not be shown again. */
  others: () => readonly Draft[];
  memory: () => SealMemory;
  remember: (memory: SealMemory) => void;
  /** Carries out a meeting; `isOwn` says that this device gave the server what it shows. */
  onMeeting: (meeting: Meeting, isOwn: boolean) => void;
  /** The server holds exactly this. */
  onSealed: (draft: Draft) => void;
  /** This was saved already, from elsewhere, and whether with all its words. */
  onSaved: (draft: Draft, isAllThere: boolean) => void;
  now: () => number;
  server: {
    read: () => Promise<SealedDraft | null>;
    keep: (draft: SealedDraft) => Promise<SealedDraft | null>;
    drop: () => Promise<unknown>;
    /** The reflections that were saved last. */
    saved: () => Promise<{ content: string }[]>;
  };
};

export type DraftSync = {
  /** Looks what the server holds, then gives it what is here. Never throws: the device has the words. */
  look: () => Promise<void>;
  /** Gives the server what is on the page, unless it has that already. Never throws. */
  seal: () => Promise<void>;
  /** This draft was wiped away by its writer: the server's copy goes too, now or when it is next reached. Never throws. */
  wipe: (draft: Draft) => Promise<void>;
};

/** What the pages of one person in one tab have in common. */
export type Turns = {
  /** Does one thing after the other. What fails is over, and nobody hears of it. */
  take: (deed: () => Promise<void>) => Promise<void>;
  /** What was wiped away on one of them, by key with the instant of its last change: none gives it to the server again. */
  wiped: Map<string, number>;
};

export function createTurns(): Turns {
  let turn: Promise<void> = Promise.resolve();
  return {
    wiped: new Map(),
    take: (deed) => {
      turn = turn.then(deed).catch(() => undefined);
      return turn;
    },
  };
}

/** Keeps the draft on a page and the one on the server alike, one call after the other. */
export function createDraftSync(desk: DraftDesk, turns = createTurns()): DraftSync {
  const { server } = desk;
  const inTurn = turns.take;
  let known: SealedDraft | null = null;

  const meet = (theirs: SealedDraft | null, given = desk.page().draft) => {
    known = theirs;
    if (!theirs) {
      return;
    }
    const isOurs = isOwn(desk.memory(), theirs);
    if (given && isSealedAs(given, theirs)) {
      desk.remember({ ...desk.memory(), key: theirs.key, at: Date.parse(theirs.updatedAt) });
      desk.onSealed(given);
      return;
    }
    // What was here before the last change.
    if (isOurs && desk.page().draft?.key === theirs.key) {
      return;
    }
    const meeting = meetServer({ page: desk.page(), server: theirs, others: desk.others() });
    if (meeting.take ?? meeting.aside) {
      const { key, at } = desk.memory();
      desk.onMeeting(meeting, isOurs || (key === theirs.key && at === undefined));
    }
    if (meeting.take) {
      desk.remember({ ...desk.memory(), key: theirs.key, at: Date.parse(theirs.updatedAt) });
    }
  };

  /** What the server holds, without what was wiped away here: also what a page that was left had sent, and comes late. */
  const read = async () => {
    const theirs = await server.read();
    const { wiped, ...memory } = desk.memory();
    if (!theirs || theirs.key !== wiped) {
      return theirs;
    }
    if (isOwn(memory, theirs)) {
      await server.drop();
      return null;
    }
    // Another device has written on.
    desk.remember(memory);
    return theirs;
  };

  /** Whether there is something on the page that the server has not. */
  const isBehind = () => {
    const { draft, contested } = desk.page();
    return draft !== null && canBeSealed(draft) && !contested && !(draft.sealed && isSealedAs(draft, known));
  };

  const isWiped = ({ key, at = 0 }: Draft) => at <= (turns.wiped.get(key) ?? -1);

  /** To be called once what the server holds was met. */
  const give = async (isSecond = false) => {
    const { draft } = desk.page();
    if (!draft || isWiped(draft) || !isBehind()) {
      return;
    }
    // Past what the server holds: that was met by now, and nothing of it is lost.
    const at = Math.max(draft.at ?? desk.now(), known ? Date.parse(known.updatedAt) + 1 : 0);
    const { wiped, ...memory } = desk.memory();
    desk.remember({ ...memory, ...(wiped !== draft.key && { wiped }), sent: { key: draft.key, at } });
    const answer = await server.keep({ content: draft.text, key: draft.key, updatedAt: new Date(at).toISOString() });
    if (answer === null) {
      known = null;
      const saved = await server.saved();
      const isAllThere = saved.some(({ content }) => holds({ text: content, key: draft.key }, draft));
      desk.onSaved(draft, isAllThere);
      return;
    }
    meet(answer, draft);
    if (!isSealedAs(draft, answer) && !isSecond) {
      await give(true);
    }
  };

  return {
    look: () =>
      inTurn(async () => {
        meet(await read());
        await give();
      }),
    seal: () =>
      inTurn(async () => {
        if (isBehind()) {
          meet(await read());
          await give();
        }
      }),
    wipe: (draft) => {
      turns.wiped.set(draft.key, draft.at ?? 0);
      desk.remember({ ...desk.memory(), wiped: draft.key });
      return inTurn(async () => {
        known = await read();
      });
    },
  };
}
