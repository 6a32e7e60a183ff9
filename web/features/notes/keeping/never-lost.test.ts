import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { often } from '#shared/often.fixture.ts';
import { CallError } from '#web/lib/call.ts';
import { asidesOf } from './asides.ts';
import { isSealedAs } from './draft-meeting.ts';
import { parseDraft } from './draft.ts';
import { forgetSafeDraft } from './leaving.ts';
import { ModelDevice, ModelServer, ModelTab, why } from './never-lost.fixture.ts';
import { waitingOf } from './outbox.ts';
import { takeBack } from '../list/take-back.ts';
import { deposit } from './use-save-note.ts';

const deeds = [
  'type',
  'type',
  'type',
  'save',
  'seal',
  'look',
  'offline',
  'online',
  'lose an answer',
  'send',
  'crash',
  'leave',
  'close',
  'open',
  'wipe',
  'reword',
  'swap',
  'join',
  'take back',
  'sign out',
  'session ends',
  'sign in',
] as const;

const step = fc.record({
  deed: fc.constantFrom(...deeds),
  device: fc.nat(1),
  tab: fc.nat(1),
  person: fc.constantFrom(1, 2),
});
type Step = { deed: (typeof deeds)[number]; device: number; tab: number; person: number };

/** Two people at two devices with two tabs each; and what of their words must be somewhere. */
class World {
  readonly server = new ModelServer();
  readonly devices = [new ModelDevice(this.server), new ModelDevice(this.server)];
  /** Every word that was written and not wiped away, and whose it is. */
  readonly words = new Map<string, number>();
  /** Texts that were said to be saved, or to be going to be. */
  readonly promised = new Map<string, number>();
  /** Texts that were said to be saved while the server had them not. */
  readonly untrue: string[] = [];
  /** The keys of the drafts with these words that were saved: one for each page that was saved on purpose. */
  readonly pressed = new Map<string, Set<string>>();
  #count = 0;

  readonly makeKey = () => `key-${(this.#count += 1)}`;

  async does({ deed, device: at, tab: which, person }: Step): Promise<void> {
    const device = this.#at(at);
    this.server.now += 1000;
    const tab = device.tabs[which];
    const given = tab && (deed !== 'reword' || tab.page.current()?.text.includes(' ')) ? this.#givenUp(tab, deed) : '';
    if (deed === 'sign in' && device.session === null) {
      device.session = person;
      device.tabs.splice(0, 2, this.#tab(device, person), this.#tab(device, person));
    } else if (deed === 'offline' || deed === 'online') {
      device.online = deed === 'online';
    } else if (tab) {
      await this.#on(device, tab, deed);
    }
    if (tab) {
      device.tabs.filter((other) => other !== tab).forEach((other) => other.page.reread());
    }
    for (const [word, user] of this.words) {
      if (given.includes(word) && (deed === 'wipe' || deed === 'reword' || !this.everywhere(user).includes(word))) {
        this.words.delete(word);
      }
    }
  }

  /** What may be gone after this: what is wiped away, and what only a page had, as the line below it had said. */
  #givenUp(tab: ModelTab, deed: Step['deed']): string {
    const text = tab.page.current()?.text ?? '';
    if (deed === 'reword') {
      return text.split(' ').at(-1) ?? '';
    }
    return deed === 'wipe' || (deed === 'crash' && tab.page.state().contested) ? text : '';
  }

  async #on(device: ModelDevice, tab: ModelTab, deed: Step['deed']): Promise<void> {
    const { page, sync, user } = tab;
    const draft = page.current();
    const [aside] = asidesOf(user);
    if (deed === 'type') {
      const word = this.#word(user);
      page.revise(draft ? `${draft.text} ${word}` : word);
    } else if (deed === 'save' && draft) {
      await this.save(device, tab);
    } else if (deed === 'seal') {
      await sync.seal();
    } else if (deed === 'look') {
      await sync.look();
    } else if (deed === 'lose an answer') {
      device.losesAnswer = true;
    } else if (deed === 'send') {
      await this.send(device, user);
    } else if (deed === 'crash') {
      device.tabs[device.tabs.indexOf(tab)] = this.#tab(device, user);
    } else if (deed === 'leave') {
      page.leave();
    } else if (deed === 'close') {
      page.close();
    } else if (deed === 'open') {
      page.open();
      await sync.look();
    } else if (deed === 'wipe' && draft) {
      page.revise('');
      await sync.wipe(draft);
    } else if (deed === 'reword' && draft?.text.includes(' ')) {
      page.revise(`${draft.text.slice(0, draft.text.lastIndexOf(' '))} ${this.#word(user)}`);
    } else if (deed === 'swap' && aside && draft) {
      page.swap(aside);
    } else if (deed === 'join' && aside && draft) {
      page.join(aside);
    } else if (deed === 'take back') {
      const [waiting] = waitingOf(user);
      if (waiting) {
        page.close();
        takeBack(user, waiting);
        this.promised.delete(waiting.text.trim());
        page.open();
      }
    } else if (deed === 'sign out') {
      const kept = parseDraft(device.kept.get(`draft:${user}`) ?? null);
      const isSafe = device.online && kept !== null && isSealedAs(kept, this.server.drafts.get(user));
      device.tabs.splice(0).forEach(({ page: left }) => left.leave());
      forgetSafeDraft(user, isSafe ? kept : null);
      device.session = null;
    } else if (deed === 'session ends') {
      device.session = null;
      device.tabs.splice(0).forEach(({ page: left }) => left.leave());
    }
  }

  async save(device: ModelDevice, { page, user }: ModelTab): Promise<void> {
    const draft = page.current();
    if (!draft) {
      return;
    }
    const text = draft.text.trim();
    const by = {
      userId: user,
      draft,
      today: '2025-03-03',
      timezone: 'UTC',
      at: this.server.now,
    };
    try {
      const { saved } = await deposit(by, (whole) => device.save(user, whole));
      if (saved && !this.notes(user).includes(text)) {
        this.untrue.push(text);
      }
      this.promised.set(text, user);
      this.pressed.set(text, (this.pressed.get(text) ?? new Set()).add(draft.key));
      page.clear(draft);
    } catch (error) {
      if (error instanceof CallError && error.code === 'conflict') {
        page.settle(draft, false, why);
      }
    }
  }

  async send(device: ModelDevice, user: number): Promise<void> {
    const { returned } = await device.send(user);
    returned.forEach(({ text }) => this.promised.delete(text.trim()));
  }

  /** Everyone comes to every device, with a connection, and saves whatever they find there. */
  async end(): Promise<void> {
    for (const user of [1, 2]) {
      for (const [at, device] of this.devices.entries()) {
        this.#at(at);
        device.online = true;
        device.losesAnswer = false;
        // A page that was open there, with words that no other page has, is saved first.
        const open = device.tabs.filter((tab) => tab.user === user && tab.page.state().contested);
        device.session = user;
        for (let visit = 0; visit < 12; visit += 1) {
          const tab = open[visit] ?? this.#tab(device, user);
          await this.send(device, user);
          await tab.sync.look();
          for (let tries = 0; tab.page.current() && tries < 3; tries += 1) {
            await this.save(device, tab);
          }
        }
      }
    }
  }

  notes(user: number): string[] {
    return this.server.rows.filter((row) => row.user === user).map(({ content }) => content);
  }

  everywhere(user: number): string {
    const here = window;
    const onDevices = this.devices.flatMap((device, at) => {
      this.#at(at);
      return device.texts(user);
    });
    vi.stubGlobal('window', here);
    return [...this.notes(user), this.server.drafts.get(user)?.content ?? '', ...onDevices].join(' ');
  }

  #word(user: number): string {
    const word = `w${(this.#count += 1)};`;
    this.words.set(word, user);
    return word;
  }

  #tab(device: ModelDevice, user: number): ModelTab {
    const tab = new ModelTab(device, user, this.makeKey);
    tab.page.open();
    return tab;
  }

  #at(at: number): ModelDevice {
    const device = this.devices[at % 2] ?? this.devices[0]!;
    vi.stubGlobal('window', device.window);
    return device;
  }
}

/** What went wrong once: `deed device.tab`. */
const lessons = [
  // Words that are only on the server go with the save of an earlier wording that waited.
  'type 0.1, type 0.0, offline 0.0, save 0.1, online 0.0, seal 0.0, sign out 0.0',
  // An answer is lost, and another wording waits under the same key.
  'lose an answer 1.0, type 1.0, offline 1.0, type 1.1, save 1.0, online 1.0, save 1.1',
  // Two devices come upon the same words after their key was used.
  'type 0.0, seal 0.0, open 1.0, type 0.0, open 0.0, save 1.0',
  // Two tabs save two wordings of one draft without a connection.
  'type 0.1, offline 0.0, save 0.0, type 0.1, save 0.0',
];

function stepsOf(lesson: string): Step[] {
  return lesson.split(', ').map((written) => {
    const [, deed, device, tab] = /^(.+) (\d)\.(\d)$/.exec(written) ?? [];
    return { deed: deed as Step['deed'], device: Number(device), tab: Number(tab), person: 1 };
  });
}

const runs = often(600, 100_000);

it(
  'loses no word and saves no page twice, whatever happens in which order',
  { timeout: 60_000 + runs * 10 },
  async () => {
    const signedIn: Step[] = [0, 1].map((device) => ({ deed: 'sign in', device, tab: 0, person: 1 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const world = new World();
        for (const one of [...signedIn, ...steps]) {
          await world.does(one);
          for (const [word, user] of world.words) {
            expect(world.everywhere(user), `${word} after ${one.deed}`).toContain(word);
          }
        }
        await world.end();
        expect(world.untrue).toEqual([]);
        for (const [word, user] of world.words) {
          expect(world.notes(user).join(' '), `${word} in the end`).toContain(word);
          expect(world.notes(3 - user).join(' ')).not.toContain(word);
        }
        for (const [text, user] of world.promised) {
          const count = world.notes(user).filter((content) => content === text).length;
          expect(count, text).toBeGreaterThan(0);
          expect(count, text).toBeLessThanOrEqual(world.pressed.get(text)?.size ?? 0);
        }
      }),
      { numRuns: runs, examples: lessons.map((lesson) => [stepsOf(lesson)]) },
    );
  },
);
