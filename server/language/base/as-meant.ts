import { withoutRecorderTalk } from './recorder-talk.ts';
import { withoutStutter } from './stutter.ts';
import { withoutTakenBack } from './taken-back.ts';

/**
 * A dictated text as it was meant to be read: without what was said to the machine, taken back at once or stuttered. Where
 * it is no longer as it was dictated, `source` is.
 */
export function asMeant(text: string, source = text): string {
  return withoutStutter(withoutTakenBack(withoutRecorderTalk(text)), source);
}
