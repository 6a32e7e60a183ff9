import { productName } from '#shared/limits.ts';

/** What an archive says of itself. */
export const readme = `This is everything you have in ${productName}.

index.html         Open this one: everything to read, search and hear, without any connection.
reflections.json   Your reflections with their days and times, newest first.
markdown/          The same to read, a file for each month.
voice/             Recordings of your own voice, named by their days.
toasts/            Your toasts: the sound (.mp3), the words (.txt), and the words with their times (.vtt).
clink.json         All of it once more, for a program: reflections, toasts, and what belongs to what.

data/, reader/     What index.html shows, and how.

The files are yours. Nothing in them needs ${productName} to be read.
`;
