import type { Draft as SealedDraft } from '#shared/contract/notes.ts';
import { CallError } from '#web/lib/call.ts';
import { asidesOf } from './asides.ts';
import type { DraftPage } from './draft-page.ts';
import { createDraftPage, keptBeside } from './draft-page.ts';
import type { DraftSync, Turns } from './draft-sync.ts';
import { createDraftSync, createTurns } from './draft-sync.ts';
import type { Draft } from './draft.ts';
import { parseDraft } from './draft.ts';
import { sendWaiting } from './outbox-sync.ts';
import { waitingOf } from './outbox.ts';
import { readSealMemory, rescue, writeSealMemory } from './seal-memory.ts';
import type { Saved } from './send-note.ts';

export const why = 'Worded otherwise.';

type Row = { user: number; key: string; content: string };

/** A server as far as reflections and drafts go; it counts its own time. */
export class ModelServer {
  readonly rows: Row[] = [];
  readonly drafts = new Map<number, SealedDraft>();
  now = 0;

  save(user: number, { key, text }: Draft): Saved {
    const row = this.rows.find((one) => one.user === user && one.key === key);
    if (row && row.content !== text.trim()) {
      throw new CallError({ code: 'conflict', status: 409, message: 'Other words.' });
    }
    if (!row) {
      this.rows.push({ user, key, content: text.trim() });
    }
    if (this.drafts.get(user)?.key === key) {
      this.drafts.delete(user);
    }
    return { id: this.rows.findIndex((one) => one.key === key), message: '', care: null };
  }

  keepDraft(user: number, draft: SealedDraft): SealedDraft | null {
    const at = Math.min(Date.parse(draft.updatedAt), this.now);
    const before = this.drafts.get(user);
    if (!before || Date.parse(before.updatedAt) <= at) {
      this.drafts.set(user, { ...draft, updatedAt: new Date(at).toISOString() });
    }
    if (this.rows.some((one) => one.user === user && one.key === draft.key)) {
      if (this.drafts.get(user)?.key === draft.key) {
        this.drafts.delete(user);
      }
    }
    return this.drafts.get(user) ?? null;
  }
}

/** A browser: what it keeps, who is signed in there, and its connection. */
export class ModelDevice {
  readonly kept = new Map<string, string>();
  readonly tabs: ModelTab[] = [];
  session: number | null = null;
  online = true;
  /** The next save arrives, but its answer does not. */
  losesAnswer = false;
  /** The server hears the drafts that are given to it, but its answers do not arrive. */
  isLeft = false;

  readonly window = {
    localStorage: new Proxy({} as Storage, {
      get: (_, name) =>
        ({
          getItem: (key: string) => this.kept.get(key) ?? null,
          setItem: (key: string, value: string) => void this.kept.set(key, value),
          removeItem: (key: string) => void this.kept.delete(key),
        })[name as 'getItem'],
      ownKeys: () => [...this.kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
    addEventListener: () => {},
    removeEventListener: () => {},
  };

  readonly server: ModelServer;

  constructor(server: ModelServer) {
    this.server = server;
  }

  /** What a call meets on its way, before the server does anything: no connection, or nobody of that name. */
  async reach<T>(user: number, deed: () => T): Promise<T> {
    await Promise.resolve();
    if (!this.online) {
      throw new CallError({ code: 'network', message: 'No connection.' });
    }
    if (this.session !== user) {
      throw new CallError({ code: 'unauthenticated', status: 401, message: 'Please sign in.' });
    }
    return deed();
  }

  async save(user: number, draft: Draft): Promise<Saved> {
    await this.reach(user, () => rescue({ userId: user, saving: draft, theirs: this.server.drafts.get(user) ?? null }));
    const saved = await this.reach(user, () => this.server.save(user, draft));
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new CallError({ code: 'network', message: 'No answer.' });
    }
    return saved;
  }

  send(user: number) {
    return sendWaiting(user, (waiting) => this.save(user, waiting));
  }

  /** Every text of a person that rests here. */
  texts(user: number): string[] {
    const pages = this.tabs.filter((tab) => tab.user === user).map((tab) => tab.page.current()?.text ?? '');
    const draft = parseDraft(this.kept.get(`draft:${user}`) ?? null)?.text ?? '';
    return [...pages, draft, ...[...asidesOf(user), ...waitingOf(user)].map(({ text }) => text)];
  }
}

/** A page one person writes on in one tab. */
export class ModelTab {
  readonly user: number;
  readonly page: DraftPage;
  readonly sync: DraftSync;

  constructor(device: ModelDevice, user: number, makeKey: () => string, turns: Turns = createTurns()) {
    this.user = user;
    const { server } = device;
    const now = () => server.now;
    this.page = createDraftPage(user, { makeKey, now });
    const reach = <T>(deed: () => T) => device.reach(user, deed);
    this.sync = createDraftSync(
      {
        page: this.page.state,
        others: () => keptBeside(user),
        memory: () => readSealMemory(user),
        remember: (what) => writeSealMemory(user, what),
        onMeeting: this.page.meet,
        onSealed: this.page.markSealed,
        onSaved: (draft, isAllThere) => this.page.settle(draft, isAllThere, why),
        now,
        server: {
          read: () => reach(() => server.drafts.get(user) ?? null),
          keep: async (draft) => {
            const kept = await reach(() => server.keepDraft(user, draft));
            if (device.isLeft) {
              throw new CallError({ code: 'network', message: 'No answer.' });
            }
            return kept;
          },
          drop: () => reach(() => server.drafts.delete(user)),
          saved: () => reach(() => server.rows.filter((row) => row.user === user)),
        },
      },
      turns,
    );
  }
}
