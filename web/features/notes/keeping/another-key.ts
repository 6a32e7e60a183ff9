import type { Draft } from './draft.ts';

/**
 * A draft as one of its own, under another key: for words whose key was used for others. The key follows from the old
 * one and the words, so that every page and device that comes upon them saves the same note.
 */
export function asAnother<D extends Draft>(draft: D): D {
  return { ...draft, key: keyBeside(draft.key, draft.text.trim()) };
}

/** FNV-1a with 32 bits (Fowler, Noll, Vo), each part from a start of its own; no secret rests on it. */
const starts = [0x811c9dc5, 0x050c5d1f, 0x9e3779b9, 0x7f4a7c15];

/** A UUID of version 8 (RFC 9562: made in a way of one's own) from a key and words. */
function keyBeside(key: string, words: string): string {
  const all = `${key}\n${words}`;
  const parts = starts.map((start) => {
    let hash = start;
    for (let at = 0; at < all.length; at += 1) {
      hash = Math.imul(hash ^ all.charCodeAt(at), 0x01000193);
    }
    // The last letters have hardly been stirred by then.
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
  });
  return parts.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}
