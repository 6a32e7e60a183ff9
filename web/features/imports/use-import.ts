import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { imports, type ImportMapping, type ImportPreview } from '#shared/contract/imports.ts';
import { CallError, isAbort, messageOf } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';
import { importsQuery } from './api.ts';
import { NotSendable, packed, type Chosen } from './pack.ts';

const mostBytes = 1024 * 1024 * 1024;

/** A file on its way to the server. */
export type Sending = { what: 'preview' | 'start'; sent: number; of: number };

/** The way of a file: chosen, previewed, as often as the mapping changes, and brought in. */
export function useImport() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [mapping, setMapping] = useState<ImportMapping>({});
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [startedId, setStartedId] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Does one thing at a time: what is still under way is called off. */
  async function instead(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    setProblem(null);
    try {
      await work(own.signal);
    } catch (error) {
      if (!isAbort(error) && underWay.current === own) {
        setProblem(said(error));
      }
    } finally {
      if (underWay.current === own) {
        underWay.current = null;
        setSending(null);
      }
    }
  }

  function send<What extends Sending['what']>(
    what: What,
    { name, file }: Chosen,
    how: ImportMapping,
    signal: AbortSignal,
  ) {
    const of = file.size;
    setSending({ what, sent: 0, of });
    return upload(
      imports[what],
      { query: { name, mapping: JSON.stringify(how) }, file },
      { signal, onSent: (sent) => setSending({ what, sent: Math.min(sent, of), of }) },
    );
  }

  async function read(file: Chosen, how: ImportMapping, signal: AbortSignal): Promise<void> {
    const found = await send('preview', file, how, signal);
    setPreview(found);
    setMapping(found.mapping);
  }

  return {
    chosen,
    preview,
    mapping,
    sending,
    problem,
    startedId,
    /** Shows what these files hold. */
    choose: (files: readonly File[]) =>
      instead(async (signal) => {
        setChosen(null);
        setPreview(null);
        setMapping({});
        setStartedId(null);
        const file = await packed(files);
        if (file.file.size > mostBytes) {
          throw new NotSendable('This file is larger than 1 GB. Please split it, or leave photos out of it.');
        }
        signal.throwIfAborted();
        setChosen(file);
        await read(file, {}, signal);
      }),
    /** Reads the same file in another way; what is shown stays until then. */
    change: (part: ImportMapping) => {
      const next = { ...mapping, ...part };
      setMapping(next);
      return instead(async (signal) => {
        if (chosen) {
          await read(chosen, next, signal);
        }
      });
    },
    /** Sends the file once more that could not be sent. */
    retry: () =>
      instead(async (signal) => {
        if (chosen) {
          await read(chosen, mapping, signal);
        }
      }),
    /** Brings it in. */
    start: () =>
      instead(async (signal) => {
        if (chosen) {
          const { id } = await send('start', chosen, mapping, signal);
          await client.invalidateQueries({ queryKey: importsQuery.queryKey });
          setStartedId(id);
          setChosen(null);
          setPreview(null);
        }
      }),
    /** Puts the file away. */
    cancel: () => {
      underWay.current?.abort();
      underWay.current = null;
      setSending(null);
      setChosen(null);
      setPreview(null);
      setProblem(null);
    },
  };
}

function said(error: unknown): string {
  if (error instanceof NotSendable) {
    return error.message;
  }
  return error instanceof CallError && error.code === 'network'
    ? 'The connection broke off while the file was on its way. Please try again. Over a slow line a very large file has to be split.'
    : messageOf(error);
}

export type Importing = ReturnType<typeof useImport>;
