const keepMs = 60_000;
/** In all; two bytes each at most. */
const mostCharacters = 20_000_000;

type Kept = { texts: Map<number, { version: number; text: string }>; characters: number; timer: NodeJS.Timeout };

/** The folded words of those who were searching just now. In memory alone, for a minute after their last search. */
export type FoldedNotes = {
  /** Whether any of someone's words are kept, which then are for another minute. */
  knows(userId: number): boolean;
  /** The words of a note in this version; undefined when they are not kept. */
  get(userId: number, note: { id: number; version: number }): string | undefined;
  /** Keeps the words of a note while there is room; those of who searched longest ago make way. */
  put(userId: number, note: { id: number; version: number }, text: string): void;
  /** Lets go of the words of a note. */
  forget(userId: number, id: number): void;
};

/** Keeps nothing yet. `most` is how many characters are kept in all. */
export function createFoldedNotes(most = mostCharacters): FoldedNotes {
  const people = new Map<number, Kept>();
  let characters = 0;

  function drop(userId: number): void {
    const kept = people.get(userId);
    if (kept) {
      clearTimeout(kept.timer);
      characters -= kept.characters;
      people.delete(userId);
    }
  }

  function newest(userId: number): Kept {
    const kept = people.get(userId) ?? {
      texts: new Map(),
      characters: 0,
      timer: setTimeout(() => drop(userId), keepMs).unref(),
    };
    people.delete(userId);
    people.set(userId, kept);
    return kept;
  }

  function makeRoom(userId: number, length: number): void {
    for (const [other] of people) {
      if (other !== userId && characters + length > most) {
        drop(other);
      }
    }
  }

  function forget(userId: number, id: number): void {
    const kept = people.get(userId);
    const length = kept?.texts.get(id)?.text.length;
    if (kept && length !== undefined) {
      kept.texts.delete(id);
      kept.characters -= length;
      characters -= length;
    }
  }

  return {
    knows(userId) {
      if (!people.has(userId)) {
        return false;
      }
      newest(userId).timer.refresh();
      return true;
    },
    get(userId, { id, version }) {
      const known = people.get(userId)?.texts.get(id);
      return known?.version === version ? known.text : undefined;
    },
    put(userId, { id, version }, text) {
      forget(userId, id);
      const kept = newest(userId);
      if (characters + text.length > most) {
        makeRoom(userId, text.length);
      }
      if (characters + text.length <= most) {
        kept.texts.set(id, { version, text });
        kept.characters += text.length;
        characters += text.length;
      }
    },
    forget,
  };
}
