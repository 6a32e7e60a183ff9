import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { Pronunciation } from '#shared/contract/pronunciation-fields.ts';
import { mostPronunciations, pronunciationList } from '#shared/contract/pronunciation-fields.ts';
import { fieldsOf, messageOf } from '#web/lib/call.ts';
import type { FieldErrors } from '#web/lib/use-form.ts';
import { messagesOf, stillWrong } from '#web/lib/use-form.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { notify } from '#web/ui/notices.tsx';
import { SaveState, saveStatus } from '#web/ui/save-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pronunciationsQuery, useSavePronunciations } from './pronunciations-api.ts';
import { useListening } from './pronunciations-listening.ts';
import type { Row } from './pronunciations-row.tsx';
import { NameRow, nameOf } from './pronunciations-row.tsx';

/** The names that the narrator is to say in another way than they are written, saved together by one button. */
export function Pronunciations() {
  const saved = useQuery(pronunciationsQuery);
  return (
    <Section
      id="pronunciations"
      title="How names are said"
      intro="Write it the way it sounds in English, such as Shivawn for Siobhán."
    >
      {saved.data ? (
        <NamesForm saved={saved.data} />
      ) : saved.error ? (
        <LoadProblem
          message={`Your names could not be loaded. ${messageOf(saved.error)}`}
          onRetry={() => void saved.refetch()}
          isRetrying={saved.isFetching}
        />
      ) : (
        <Skeleton className="h-18" />
      )}
    </Section>
  );
}

function NamesForm({ saved }: { saved: Pronunciation[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [held, setHeld] = useState(() => ({ base: saved, rows: rowsOf(saved) }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSavePronunciations();
  const { heard, toggle, stop } = useListening();
  const { rows } = held;
  const isDirty = !areSame(rows, saved);
  useUnsaved(isDirty);
  if (held.base !== saved && areSame(rows, held.base)) {
    // Another window saved a list, and nothing was changed in this one.
    setHeld({ base: saved, rows: rowsOf(saved) });
  }

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const setRows = (next: Row[]) => {
    setHeld({ ...held, rows: next });
    setErrors(stillWrong(errors, problemsIn(next)));
  };

  /** Drawn before focus moves, so that a screen reader finds the message beside the field it lands on. */
  const show = (problems: FieldErrors) => {
    flushSync(() => setErrors((before) => ({ ...before, ...problems })));
    const [first] = Object.keys(problems);
    if (first) {
      focus(first);
    }
  };

  const add = () => {
    const id = 1 + Math.max(0, ...rows.map((row) => row.id));
    flushSync(() => setRows([...rows, { id, written: '', said: '' }]));
    focus(nameOf(id, 'written'));
  };

  const remove = (row: Row) => {
    const at = rows.indexOf(row);
    const rest = rows.toSpliced(at, 1);
    if (heard === row.id) {
      stop();
    }
    flushSync(() => setRows(rest));
    const neighbour = rest[at] ?? rest.at(-1);
    focus(neighbour ? nameOf(neighbour.id, 'remove') : 'add');
  };

  const listen = async ({ id, written, said }: Row) => {
    const field = said.trim() === '' ? 'written' : 'said';
    const words = (field === 'said' ? said : written).trim();
    if (words === '') {
      show({ [nameOf(id, 'written')]: 'Please write the name.' });
      return;
    }
    try {
      await toggle(id, words);
    } catch (error) {
      const problem = fieldsOf(error)['said'];
      if (problem) {
        show({ [nameOf(id, field)]: problem });
      } else {
        notify({ kind: 'problem', title: 'This name could not be played', description: messageOf(error) });
      }
    }
  };

  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const problems = problemsIn(rows);
    if (Object.keys(problems).length > 0) {
      show(problems);
      return;
    }
    const sent = rows.filter(isFilled);
    save.mutate(entriesOf(sent), {
      // What was changed meanwhile stays as it is.
      onSuccess: (base) => setHeld((now) => ({ base, rows: now.rows === rows ? asSaved(rows, base) : now.rows })),
      onError: (error) => {
        const refused = byRow(sent, fieldsOf(error));
        show(refused);
        if (Object.keys(refused).length === 0) {
          notify({ kind: 'problem', title: 'Your names were not saved', description: messageOf(error) });
        }
      },
    });
  };

  const addButton = (
    <Button name="add" onClick={add} disabled={rows.length >= mostPronunciations}>
      <Plus aria-hidden />
      Add a name
    </Button>
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      {rows.length === 0 ? (
        <NoNames />
      ) : (
        <ul>
          {rows.map((row, at) => (
            <li key={row.id} className="border-b border-line pt-4 pb-2 first:pt-0 sm:border-0 sm:pt-0 sm:last:pb-0">
              <NameRow
                row={row}
                isFirst={at === 0}
                errors={errors}
                isHeard={heard === row.id}
                onChange={(part) => setRows(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one)))}
                onListen={() => void listen(row)}
                onRemove={() => remove(row)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {addButton}
        {(rows.length > 0 || isDirty) && (
          <Button type="submit" variant={isDirty ? 'solid' : 'quiet'} pending={save.isPending && 'Saving...'}>
            Save names
          </Button>
        )}
        <SaveState status={saveStatus({ ...save, isDirty })} />
      </div>
    </form>
  );
}

/** Before the first name: what such a pair looks like. */
function NoNames() {
  return (
    <div className="border-l-2 border-line pl-5">
      <p className="font-serif text-xl">
        Saoirse <span className="px-1 font-sans text-sm text-soft">said like</span> Seer-sha
      </p>
      <p className="mt-2 text-soft">
        If your narrator stumbles over a name, write it here once. Your reflections stay as you wrote them.
      </p>
    </div>
  );
}

function rowsOf(list: Pronunciation[]): Row[] {
  return list.map((entry, at) => ({ id: at + 1, ...entry }));
}

/** The rows with what the server made of them; those that say nothing stay where they are. */
function asSaved(rows: Row[], list: Pronunciation[]): Row[] {
  const left = [...list];
  return rows.map((row) => (isFilled(row) ? { ...row, ...left.shift() } : row));
}

function isFilled({ written, said }: Row): boolean {
  return written.trim() !== '' || said.trim() !== '';
}

function entriesOf(rows: Row[]): Pronunciation[] {
  return rows.filter(isFilled).map(({ written, said }) => ({ written: written.trim(), said: said.trim() }));
}

function areSame(rows: Row[], list: Pronunciation[]): boolean {
  const entries = entriesOf(rows);
  return (
    entries.length === list.length &&
    entries.every(({ written, said }, at) => written === list[at]?.written && said === list[at]?.said)
  );
}

/** What the contract finds wrong with the rows that say something. */
function problemsIn(rows: Row[]): FieldErrors {
  const filled = rows.filter(isFilled);
  const result = z.safeParse(pronunciationList, entriesOf(filled));
  return result.success ? {} : byRow(filled, messagesOf(result.error.issues));
}

/** Messages for places in the list that was looked at, by the names of their fields: `1.said` is of the second row. */
function byRow(rows: Row[], messages: FieldErrors): FieldErrors {
  return Object.fromEntries(
    rows.flatMap(({ id }, at) =>
      (['written', 'said'] as const).flatMap((field) => {
        const message = messages[`${at}.${field}`];
        return message === undefined ? [] : [[nameOf(id, field), message]];
      }),
    ),
  );
}
