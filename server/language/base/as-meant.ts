import { withoutRecorderTalk } from './recorder-talk.ts';
import { withoutTakenBack } from './taken-back.ts';

/** A dictated text as it was meant to be read: without what was said to the machine, and what was taken back at once. */
export function asMeant(text: string): string {
  return withoutTakenBack(withoutRecorderTalk(text));
}
