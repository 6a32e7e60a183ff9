import type { Note } from '#shared/contract/notes.ts';

/** What one may change of a reflection. */
export type Wording = { content: string; localDate: string; keptOut: boolean };

/** A reflection while it is being changed: what it is to become, and what it was when that began. */
export type Edit = Wording & {
  /** Whether its recording is to go. */
  dropsRecording: boolean;
  base: Wording & { version: number; audioUrl: string | null };
  /** Names the save of these words as a reflection of its own, should the one they belong to be gone. */
  key: string;
};

type Change = Partial<Wording> & { recording?: null };

/** A change that has only begun: nothing is different yet. */
export function beginEdit(note: Note, key: string): Edit {
  return { ...wordingOf(note), dropsRecording: false, base: baseOf(note), key };
}

function baseOf(note: Note): Edit['base'] {
  return { ...wordingOf(note), version: note.version, audioUrl: note.audioUrl };
}

function wordingOf({ content, localDate, keptOut }: Wording): Wording {
  return { content, localDate, keptOut };
}

/** What is different from what it was, as the server wants to hear it; null when nothing is. */
export function changesOf(edit: Edit): Change | null {
  const { content, localDate, keptOut, dropsRecording, base } = edit;
  const change: Change = {
    ...(content.trim() !== base.content.trim() && { content: content.trim() }),
    ...(localDate !== base.localDate && { localDate }),
    ...(keptOut !== base.keptOut && { keptOut }),
    ...(dropsRecording && { recording: null }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/**
 * The change, made to the reflection as it is elsewhere by now: what only one side changed is taken over, and where
 * both did, this side stays. `clashes` says whether that would cost the other side something.
 */
export function meetOther(edit: Edit, other: Note): { met: Edit; clashes: boolean } {
  const { base } = edit;
  const mine = { ...wordingOf(edit), content: edit.content.trim() };
  const meet = <K extends keyof Wording>(part: K) => ({
    value: mine[part] === base[part] ? other[part] : mine[part],
    clashes: mine[part] !== base[part] && other[part] !== base[part] && mine[part] !== other[part],
  });
  const [content, localDate, keptOut] = [meet('content'), meet('localDate'), meet('keptOut')];
  return {
    met: {
      content: content.value,
      localDate: localDate.value,
      keptOut: keptOut.value,
      // Never another recording than the one that was heard here.
      dropsRecording: edit.dropsRecording && other.audioUrl !== null && other.audioUrl === base.audioUrl,
      base: baseOf(other),
      key: edit.key,
    },
    clashes: content.clashes || localDate.clashes || keptOut.clashes,
  };
}

/** Reads what a device remembers of a change; null when there is nothing, or nothing that can be read. */
export function parseEdit(stored: string | null): Edit | null {
  if (stored === null) {
    return null;
  }
  try {
    const edit = JSON.parse(stored) as Partial<Edit> | null;
    return isWording(edit) && isWording(edit?.base) && typeof edit?.key === 'string' ? (edit as Edit) : null;
  } catch {
    return null;
  }
}

function isWording(thing: Partial<Wording> | null | undefined): boolean {
  return (
    typeof thing?.content === 'string' && typeof thing.localDate === 'string' && typeof thing.keptOut === 'boolean'
  );
}
