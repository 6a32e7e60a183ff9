import { createContext, Script } from 'node:vm';
import { attacksOn } from './attacks.ts';
import type { Attack } from './attacks.ts';

/** A text on which a pattern takes more than in proportion to its length, and how long it took. */
export type Slowness = { attack: Attack; times: string };

const lengths = { tiny: 40, short: 2000, long: 8000, longer: 24_000 } as const;
/** Milliseconds in which 2,000 characters are surely not looked at by their square: that is millions of steps. */
const suspicious = 0.1;
/** What a pattern may take for the long text, however it grows. */
const felt = 1;
/** Four times the length may take four times as long; its square takes sixteen times. */
const mostGrowth = 8;
/** The same for the last, threefold step: the square takes nine times as long. */
const mostLastGrowth = 5.5;
/** So long a time is told well enough from another, though the clock of the processor ticks in milliseconds. */
const enough = 25;
/** On a busy machine a pattern that does end may wait long for its turn. */
const patience = 20_000;

/**
 * Tries a pattern on all texts that are made to be slow for it. Undefined when its time grows no faster than the text;
 * else the first text that shows it to. Each step has a deadline, so that a pattern which never ends is told as well.
 */
export function slownessOf(pattern: RegExp, deadline = patience): Slowness | undefined {
  const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  const attacks = attacksOn(pattern);
  const stuck =
    stuckOn(all, attacks, { length: lengths.tiny, deadline }) ??
    stuckOn(all, attacks, { length: lengths.short, deadline });
  if (stuck) {
    return { attack: stuck, times: `over ${deadline} ms` };
  }
  for (const attack of attacks) {
    const times = isSuspicious(all, attack) ? timesOf(all, attack, deadline) : undefined;
    if (times) {
      return { attack, times };
    }
  }
  return undefined;
}

/** The times that show growth beyond the length, or undefined. */
function timesOf(pattern: RegExp, attack: Attack, deadline: number): string | undefined {
  const timeFor = (length: number): number => timeOf(pattern, textOf(attack, length), deadline);
  const [first, second] = [timeFor(lengths.short), timeFor(lengths.long)];
  if (second < felt || second < first * mostGrowth) {
    return undefined;
  }
  const third = timeFor(lengths.longer);
  return third < second * mostLastGrowth
    ? undefined
    : `${second.toFixed(1)} ms on ${lengths.long} characters, ${third.toFixed(1)} ms on ${lengths.longer}`;
}

/** Whether a short text is slow each of a few times; it ends in time, as was seen before. */
function isSuspicious(pattern: RegExp, attack: Attack): boolean {
  const text = textOf(attack, lengths.short);
  for (let at = 0; at < 4; at += 1) {
    const begun = performance.now();
    lookAll(pattern, text);
    if (performance.now() - begun < suspicious) {
      return false;
    }
  }
  return true;
}

/**
 * Milliseconds of the processor that a pattern takes for a text: what others do on the machine does not count. The
 * system counts them coarsely, so a quick one is timed many times over.
 */
function timeOf(pattern: RegExp, text: string, deadline: number): number {
  const begun = processorTime();
  for (let times = 1; ; times += 1) {
    if (!endsInTime(() => lookAll(pattern, text), deadline)) {
      return Number.POSITIVE_INFINITY;
    }
    const taken = processorTime() - begun;
    if (taken >= enough) {
      return taken / times;
    }
  }
}

/** The text that an attack makes, of about so many characters. */
function textOf({ start, pump, end }: Attack, length: number): string {
  return start + pump.repeat(Math.ceil(length / pump.length)) + end;
}

/** The first attack that a pattern does not come back from; they are tried as one, for a deadline costs time itself. */
type Bounds = { length: number; deadline: number };

function stuckOn(pattern: RegExp, attacks: readonly Attack[], { length, deadline }: Bounds): Attack | undefined {
  let at = 0;
  const ended = endsInTime(() => {
    for (const attack of attacks) {
      lookAll(pattern, textOf(attack, length));
      at += 1;
    }
  }, deadline);
  return ended ? undefined : attacks[at];
}

function lookAll(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  text.replace(pattern, '');
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const room = createContext({ run: (): void => undefined });
const call = new Script('run()');

/** Does some work, which is broken off at the deadline: even in the middle of a pattern. */
function endsInTime(run: () => void, deadline: number): boolean {
  room['run'] = run;
  try {
    call.runInContext(room, { timeout: deadline });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      return false;
    }
    throw error;
  }
}
