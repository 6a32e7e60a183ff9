import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { controlEdge, controlShape } from './field.tsx';

/** So long a hand must rest before what it typed is looked for, in milliseconds. */
const restMs = 150;

type SearchFieldProps = {
  label: string;
  /** What is looked for now. */
  query: string;
  onQuery: (query: string) => void;
};

/** Searches while its reader types. The field is theirs: nothing that comes back touches what is in it. */
export function SearchField({ label, query, onQuery }: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(query);
  const ask = useRef(onQuery);
  ask.current = onQuery;

  // Back, and whatever else changes the address, changes the field.
  useEffect(() => {
    if (query !== asked.current) {
      asked.current = query;
      setTyped(query);
    }
  }, [query]);

  useEffect(() => {
    if (typed === asked.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      asked.current = typed;
      ask.current(typed);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const askNow = (text: string) => {
    setTyped(text);
    asked.current = text;
    ask.current(text);
  };

  const clear = () => {
    askNow('');
    field.current?.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    askNow(typed);
    // A phone's keyboard makes way for what was found.
    if (matchMedia('(pointer: coarse)').matches) {
      field.current?.blur();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Within a word that is still being composed, as in Japanese, it is about that word.
    if (event.key === 'Escape' && typed !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      clear();
    }
  };

  return (
    <search>
      <form onSubmit={onSubmit} className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.queryMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${controlShape} ${controlEdge(undefined)} px-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={clear}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-soft transition-colors hover:text-ink"
          >
            <X aria-hidden />
          </button>
        )}
      </form>
    </search>
  );
}
