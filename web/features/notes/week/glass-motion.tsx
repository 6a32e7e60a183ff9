import type { ReactNode } from 'react';
import { stack } from '#web/ui/glass/glass-shape.ts';
import type { GlassLayer } from '#web/ui/glass/glass.tsx';
import { fallsFor, Stream } from '#web/ui/glass/stream.tsx';
import { Ripple } from '#web/ui/glass/ripple.tsx';
import { isCaring } from '../care/care.ts';
import { takeDrop } from './drop.ts';

export type Drawn = { layers: readonly GlassLayer[]; stream?: ReactNode };

const pourMs = 900;
const drinkMs = 1200;
/** A drop that has fallen in is taken in. */
const riseMs = 640;
const fadeMs = 400;
/** After a dialog has gone the eye needs a moment. */
const settleMs = 160;

type Move = {
  kind: 'pour' | 'drink';
  from: readonly GlassLayer[];
  to: readonly GlassLayer[];
  glass: Element;
  draw: (drawn: Drawn) => void;
  signal: AbortSignal;
};

/**
 * Pours what is new on top, as a stream or from the drop that is on its way, or drinks the glass empty, once the glass
 * can be seen. Resolves when it is done; rejects when
 * `signal` ends it. With reduced motion a new layer fades in, and nothing else is seen to move.
 */
export async function move({ kind, from, to, glass, draw, signal }: Move): Promise<void> {
  await untilSeen(glass, signal);
  if (isStill()) {
    draw({ layers: to });
    if (kind === 'pour') {
      await nextFrame();
      const before = new Set(from.map(({ key }) => key));
      const added = [...glass.querySelectorAll('[data-layer]')].filter((_, at) => !before.has(to[at]?.key ?? ''));
      added.forEach((layer) => layer.animate({ opacity: [0, 1] }, fadeMs));
    }
    return;
  }
  const drop = kind === 'pour' ? takeDrop() : null;
  if (drop) {
    await drop;
    await play(riseMs, signal, (at) => {
      const layers = blend(from, to, smooth(at));
      draw({ layers, stream: <Ripple at={at} level={stack(layers).at(-1)?.to ?? 0} /> });
    });
    draw({ layers: to });
    return;
  }
  await play(kind === 'pour' ? pourMs : drinkMs, signal, (at) => {
    if (kind === 'drink') {
      draw({ layers: lowered(from, smooth(at)) });
      return;
    }
    const layers = blend(from, to, smooth((at - fallsFor) / (0.95 - fallsFor)));
    draw({ layers, stream: <Stream at={at} level={stack(layers).at(-1)?.to ?? 0} /> });
  });
  draw({ layers: to });
}

/** Lets a full glass catch the light, once it can be seen. Resolves to whether it did: never beside the card of care. */
export async function catchLight(glint: Element, signal: AbortSignal): Promise<boolean> {
  await untilSeen(glint.closest('svg') ?? glint, signal);
  if (isCaring() || isStill()) {
    return false;
  }
  // All the way round from the left, so that it comes back over the near edge, with the drink behind it.
  glint.animate(
    [
      { strokeDashoffset: -42, opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { opacity: 1, offset: 0.9 },
      { strokeDashoffset: -142, opacity: 0 },
    ],
    { duration: 1300, easing: 'cubic-bezier(0.3, 0, 0.4, 1)' },
  );
  return true;
}

/** Layers on their way from one picture of the glass to another, `at` from 0 to 1. */
export function blend(from: readonly GlassLayer[], to: readonly GlassLayer[], at: number): GlassLayer[] {
  const before = new Map(from.map((layer) => [layer.key, layer]));
  const after = new Map(to.map((layer) => [layer.key, layer]));
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((key) => {
    const low = before.get(key)?.height ?? 0;
    const high = after.get(key)?.height ?? 0;
    const layer = after.get(key) ?? before.get(key);
    return layer ? [{ ...layer, height: low + (high - low) * at }] : [];
  });
}

/** Layers of which the uppermost part is gone, `at` from 0, nothing, to 1, all. */
export function lowered(layers: readonly GlassLayer[], at: number): GlassLayer[] {
  let left = layers.reduce((sum, { height }) => sum + height, 0) * (1 - at);
  return layers.map((layer) => {
    const height = Math.min(layer.height, left);
    left -= height;
    return { ...layer, height };
  });
}

function smooth(at: number): number {
  const inside = Math.min(Math.max(at, 0), 1);
  return inside * inside * (3 - 2 * inside);
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Calls `frame` with 0 to 1 as the time passes. */
function play(ms: number, signal: AbortSignal, frame: (at: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun: number | null = null;
    const step = (time: number) => {
      if (signal.aborted) {
        reject(new DOMException('Ended.', 'AbortError'));
        return;
      }
      begun ??= time;
      const at = Math.min((time - begun) / ms, 1);
      frame(at);
      if (at < 1) {
        requestAnimationFrame(step);
      } else {
        resolve();
      }
    };
    requestAnimationFrame(step);
  });
}

/** Resolves once most of the element is in view and no dialog covers it; rejects when `signal` ends it. */
function untilSeen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      inView.disconnect();
      dialogs.disconnect();
      signal.removeEventListener('abort', end);
    };
    const end = () => {
      stop();
      reject(new DOMException('Ended.', 'AbortError'));
    };
    const look = () => {
      clearTimeout(timer);
      if (isInView && !document.querySelector('[role="dialog"], [role="alertdialog"]')) {
        timer = setTimeout(() => {
          stop();
          resolve();
        }, settleMs);
      }
    };
    const inView = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting === true && entry.intersectionRatio >= 0.6;
        look();
      },
      { threshold: 0.6 },
    );
    const dialogs = new MutationObserver(look);
    if (signal.aborted) {
      end();
      return;
    }
    signal.addEventListener('abort', end);
    inView.observe(element);
    dialogs.observe(document.body, { childList: true, subtree: true });
  });
}
