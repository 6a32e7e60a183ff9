import { readDevice } from '#web/lib/device.ts';
import { boxSize, middle, rim, surfaceAt } from '#web/ui/glass/glass-shape.ts';
import { isCaring } from '../care/care.ts';
import { announceDrop, cardMark, glassMark } from './drop.ts';
import { dropSound } from './drop-sound.ts';

/** The words draw together, then the drop flies; the second half of that it falls. */
const gatherMs = 340;
const flightMs = 680;
const risesFor = 0.5;
/** How far above the rim it turns, in pixels. */
const above = 34;
/** More words than this are a grey block once they are small. */
const mostWords = 240;
const bead = 18;

type Point = { x: number; y: number };

/**
 * Lets the words of a reflection that was just saved sink as one drop into the week's glass: they draw together where
 * `paper` stands, and the drop is seen, and heard unless that is switched off, as it falls in. Nothing moves with
 * reduced motion, and nothing at all happens beside the card of care.
 */
export function sinkDrop(paper: Element, words: string): void {
  if (isCaring()) {
    return;
  }
  const glass = document.querySelector(`[${glassMark}]`);
  if (!glass || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    ring();
    return;
  }
  glass.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  announceDrop(fall(paper, glass, words).then(ring));
}

function ring(): void {
  if (readDevice('smallSounds') !== 'off') {
    dropSound.play();
  }
}

async function fall(paper: Element, glass: Element, words: string): Promise<void> {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  // It scrolls with the page, which may be on its way to the glass, and makes it no wider.
  layer.className = 'pointer-events-none absolute inset-x-0 top-0 z-50 overflow-clip';
  layer.style.height = px(document.documentElement.scrollHeight);
  document.body.append(layer);
  try {
    hideWhatFollows(paper);
    const from = placeOf(paper);
    const written = writeWords(layer, from, words);
    const start = { x: from.x + Math.min(from.width, written.offsetWidth) / 2, y: from.y + written.offsetHeight / 2 };
    written.animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0.9, transform: 'scale(0.5, 0.4)', offset: 0.6 },
        { opacity: 0, transform: 'scale(0.04)', filter: 'blur(3px)' },
      ],
      { duration: gatherMs, easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)', fill: 'forwards' },
    );
    await fly(layer, start, placeOf(glass), Number(glass.getAttribute('data-level') ?? 0));
  } finally {
    layer.remove();
  }
}

/** What the card says next comes up once the words are out of its way. */
function hideWhatFollows(paper: Element): void {
  for (const part of paper.closest(`[${cardMark}]`)?.children ?? []) {
    part.animate([{ opacity: 0 }, { opacity: 1 }], { delay: gatherMs * 0.8, duration: 240, fill: 'backwards' });
  }
}

function writeWords(layer: Element, { x, y, width, height }: DOMRect, words: string): HTMLElement {
  const written = document.createElement('p');
  // A picture of words, which a search of the page does not find.
  written.dataset['words'] = words.trim().slice(0, mostWords);
  written.className =
    'absolute w-max overflow-hidden before:content-[attr(data-words)] font-serif text-xl leading-[1.4] break-words whitespace-pre-line text-ink';
  Object.assign(written.style, { left: px(x), top: px(y), maxWidth: px(width), maxHeight: px(Math.max(height, 28)) });
  layer.append(written);
  return written;
}

/** Up over the rim and down to the surface, as something that is thrown gently. */
async function fly(layer: Element, start: Point, glass: DOMRect, level: number): Promise<void> {
  const scale = glass.height / boxSize;
  const end = { x: glass.x + middle * scale, y: glass.y + surfaceAt(level).y * scale };
  const apex = Math.min(start.y, glass.y + rim.y * scale) - above;
  const sideways = document.createElement('div');
  sideways.className = 'absolute';
  sideways.dataset['drop'] = '';
  sideways.innerHTML =
    `<svg width="${bead}" height="${bead}" viewBox="-9 -9 18 18" class="absolute overflow-visible">` +
    '<path d="M0-8.500C2.500-4.500 6-1.500 6 2.500A6 6 0 0 1-6 2.500C-6-1.500-2.500-4.500 0-8.500Z" fill="var(--solid)"/>' +
    '<path d="M-2.800 3A3 3 0 0 0-.6 5.600" fill="none" stroke="white" stroke-opacity=".75" stroke-width="1.400" stroke-linecap="round"/></svg>';
  layer.append(sideways);
  const drop = sideways.firstElementChild;
  const delay = gatherMs * 0.7;
  const timing = { duration: flightMs, delay, fill: 'both' } as const;
  const half = bead / 2;
  const at = (y: number) => `translateY(${px(y - half)})`;
  sideways.animate(
    [
      { transform: `translateX(${px(start.x - half)})`, easing: 'cubic-bezier(0.35, 0, 0.45, 1)' },
      { transform: `translateX(${px(end.x - half)})`, offset: 0.72 },
      { transform: `translateX(${px(end.x - half)})` },
    ],
    timing,
  );
  drop?.animate([{ opacity: 0, scale: 0.2 }, { opacity: 1, scale: 1.15, offset: 0.6 }, { scale: 1 }], {
    duration: 220,
    delay: delay - 60,
    fill: 'both',
    easing: 'ease-out',
  });
  await drop?.animate(
    [
      { transform: at(start.y), easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
      { transform: at(apex), offset: risesFor, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
      { transform: `${at(end.y)} scale(0.9, 1.15)` },
    ],
    timing,
  ).finished;
}

/** Where an element stands on the whole page. */
function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + window.scrollX, y + window.scrollY, width, height);
}

function px(value: number): string {
  return `${value.toFixed(1)}px`;
}
