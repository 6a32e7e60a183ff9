import { productName } from '#shared/limits.ts';
import { bodyPath, boxSize, edgePath, foot, middle, rim, slicePath, surfaceAt } from '#web/ui/glass/glass-shape.ts';
import { fitText, isRightToLeft, lineHeight } from './text-layout.ts';

/** The shapes of a picture, in pixels. */
export const shapes = {
  portrait: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
} as const;
export type Shape = keyof typeof shapes;

/** Paper and ink of the light theme, whatever the page has: a picture goes to others. */
const colours = {
  paper: '#fbf7f0',
  tint: '#f3ebdf',
  ink: '#241c18',
  soft: '#6b5e56',
  amber: '#dd9f3b',
  deep: '#b8741a',
} as const;
const family = "'Fraunces', 'Fraunces Georgia', Georgia, serif";
const margin = 110;
const glassSize = 240;
const footer = 120;

/** Draws one line of a toast under the week's glass. The letters have to be loaded; see `loadLetters`. */
export function drawPicture(canvas: HTMLCanvasElement, { text, shape }: { text: string; shape: Shape }): void {
  const { width, height } = shapes[shape];
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) {
    return;
  }
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  const top = margin + glassSize + 40;
  drawGlass(pen, { x: width / 2, y: margin - 10, size: glassSize });
  const room = { width: width - margin * 2, height: height - top - footer - 40 };
  const measure = (part: string, size: number) => {
    pen.font = letters(size);
    return pen.measureText(part).width * enlarged;
  };
  const { size, lines } = fitText(text, room, measure);
  pen.font = letters(size);
  pen.fillStyle = colours.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  const begin = top + (room.height - lines.length * size * lineHeight) / 2 + (size * lineHeight) / 2;
  for (const [at, line] of lines.entries()) {
    writeText(pen, line, { x: width / 2, y: begin + at * size * lineHeight });
  }
  pen.direction = 'ltr';
  pen.font = letters(34);
  pen.fillStyle = colours.soft;
  writeText(pen, productName, { x: width / 2, y: height - footer / 2 - 20 });
}

/** Letters are drawn small and enlarged: at their full size the typeface has the hairlines of a headline. */
const enlarged = 3;
const letters = (size: number) => `400 ${size / enlarged}px ${family}`;

function writeText(pen: CanvasRenderingContext2D, text: string, { x, y }: { x: number; y: number }): void {
  pen.save();
  pen.scale(enlarged, enlarged);
  pen.fillText(text, x / enlarged, y / enlarged);
  pen.restore();
}

/** The week's glass, full: see `web/ui/glass/glass.tsx`. */
function drawGlass(pen: CanvasRenderingContext2D, { x, y, size }: { x: number; y: number; size: number }): void {
  const floor = surfaceAt(0);
  const full = surfaceAt(1);
  pen.save();
  pen.translate(x - size / 2, y);
  pen.scale(size / boxSize, size / boxSize);
  pen.lineCap = 'round';
  pen.lineWidth = 2.5;
  fill(pen, bodyPath(foot, rim), colours.tint);
  fill(pen, slicePath(foot, floor), '#ecd6ae');
  for (let at = 0; at < ambers.length; at += 1) {
    const [low, high] = [surfaceAt(at / ambers.length), surfaceAt((at + 1) / ambers.length)];
    fill(pen, slicePath(low, high), ambers[at] ?? colours.amber);
    draw(pen, edgePath(high), 'rgb(255 255 255 / 0.5)');
  }
  const drink = pen.createLinearGradient(middle - full.rx, full.y - full.ry, middle + full.rx, full.y + full.ry);
  drink.addColorStop(0, colours.amber);
  drink.addColorStop(0.6, '#ecc07a');
  drink.addColorStop(1, colours.amber);
  fill(pen, ovalPath(full), drink);
  draw(pen, bodyPath(foot, rim) + edgePath(rim), colours.deep);
  pen.lineWidth = 5;
  draw(pen, 'M46 76C50 122 56 160 62 190', 'rgb(255 255 255 / 0.65)');
  pen.restore();
}

/** A week of them, the lowest first. */
const ambers = ['#dd9f3b', '#c1822a', '#d3962f', '#bb7b24', '#cc8f31', '#bf8028', '#d8993a'];

/** The whole of a level, as an SVG path. */
function ovalPath({ y, rx, ry }: ReturnType<typeof surfaceAt>): string {
  const far = `A${String(rx)} ${String(ry)} 0 0 1`;
  return `M${String(middle - rx)} ${String(y)}${far} ${String(middle + rx)} ${String(y)}${far} ${String(middle - rx)} ${String(y)}Z`;
}

function fill(pen: CanvasRenderingContext2D, path: string, style: string | CanvasGradient): void {
  pen.fillStyle = style;
  pen.fill(new Path2D(path));
}

function draw(pen: CanvasRenderingContext2D, path: string, style: string): void {
  pen.strokeStyle = style;
  pen.stroke(new Path2D(path));
}

/** Loads the letters that a text is drawn with, as far as we have them. */
export async function loadLetters(text: string): Promise<void> {
  await document.fonts.load('400 24px Fraunces', text).catch(() => undefined);
}

/** The picture as a file. Rejects where the browser cannot make one. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: 'image/png' })) : reject(new Error('No picture.'))),
      'image/png',
    );
  });
}
