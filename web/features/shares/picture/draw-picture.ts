import { productName } from '#shared/limits.ts';
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
  raised: '#fffdf8',
  ink: '#241c18',
  soft: '#6b5e56',
  line: '#e7ddd0',
  amber: '#dd9f3b',
  deep: '#b8741a',
} as const;
const family = "'Fraunces', 'Fraunces Georgia', Georgia, serif";
const margin = 110;
const glassRadius = 105;
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
  const top = margin + glassRadius * 2 + 70;
  drawGlass(pen, { x: width / 2, y: margin + glassRadius, radius: glassRadius });
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

type Round = { x: number; y: number; radius: number };

/** The glass seen from above, full: see `web/features/notes/week/week-glass.tsx`. */
function drawGlass(pen: CanvasRenderingContext2D, { x, y, radius }: Round): void {
  const wall = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  wall.addColorStop(0, colours.tint);
  wall.addColorStop(1, colours.raised);
  fillCircle(pen, { x, y, radius }, wall);
  pen.strokeStyle = colours.deep;
  pen.lineWidth = 5;
  pen.stroke();
  const inner = radius * 0.84;
  const drink = pen.createRadialGradient(x, y, 0, x, y, inner);
  drink.addColorStop(0, '#ecc07a');
  drink.addColorStop(0.55, colours.amber);
  drink.addColorStop(1, '#c07f22');
  fillCircle(pen, { x, y, radius: inner }, drink);
  pen.beginPath();
  pen.arc(x, y, inner * 0.86, Math.PI * 1.06, Math.PI * 1.38);
  pen.strokeStyle = 'rgb(255 255 255 / 0.65)';
  pen.lineCap = 'round';
  pen.stroke();
}

function fillCircle(pen: CanvasRenderingContext2D, { x, y, radius }: Round, fill: CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
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
