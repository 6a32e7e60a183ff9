import * as z from 'zod/mini';
import { text } from './common.ts';
import { limits } from '../limits.ts';
import { characterCount } from '../sharing.ts';

export const emptyComment = 'Comment cannot be empty';
export const tooLongComment = `Comment too long (max ${limits.commentMax} characters)`;

/** Words for others to read: trimmed, and as long as a person counts. */
export function countedText(max: number, messages: { empty: string; tooLong: string }) {
  // No one writes characters of more than this many code units, and counting takes time.
  return text(max * 32, { tooLong: messages.tooLong, missing: messages.empty }).check(
    z.trim(),
    z.minLength(1, messages.empty),
    z.refine((value) => value.length <= max || characterCount(value) <= max, messages.tooLong),
  );
}

export const commentText = countedText(limits.commentMax, { empty: emptyComment, tooLong: tooLongComment });

/** The line with which a friend answers a toast. */
export const friendLineText = countedText(limits.friendLineMax, {
  empty: 'Please write a line first.',
  tooLong: `Please keep this line under ${limits.friendLineMax} characters.`,
});

/** A share code: 128 random bits. */
export const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'This address does not name anything.'));

export const handlePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A handle as its owner may choose it. */
export const handle = z
  .string('Username is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(limits.handleMin, `A username has at least ${limits.handleMin} characters.`),
    z.maxLength(limits.handleMax, `A username has at most ${limits.handleMax} characters.`),
    z.regex(handlePattern, 'A username is made of letters, digits and single hyphens, and begins with a letter.'),
  );

/** What a friend request takes: a username as it is typed, also with the @ that stands before it wherever it is shown. */
export const friendRequest = z.strictObject({
  username: text(limits.emailMax, { missing: 'Username is required' }).check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/^@/, '').trim()),
    z.minLength(1, 'Username is required'),
  ),
});

/** The name that someone signs with; empty for none. */
export const publicName = text(limits.publicNameMax, {
  tooLong: `Please keep this under ${limits.publicNameMax} characters.`,
}).check(z.trim());

/** How others see someone, as they change it themselves. */
export const profileForm = z.strictObject({ username: handle, name: publicName });
