/** Our questions for the blank page. Each can be answered in a line, and there are some for hard days. */
export const prompts: readonly string[] = [
  'What was good about today?',
  'Who was kind, even a little?',
  'What tasted good?',
  'What did you notice on the way somewhere?',
  'What made today bearable?',
  'Who made today a little lighter?',
  'What went better than you expected?',
  'What did the sky look like?',
  'What did somebody say that stayed with you?',
  'What helped, even a little?',
  'Where were you warm and comfortable?',
  'What made you smile, even briefly?',
  'What did you do for someone?',
  'Which five minutes were best?',
  'What hurt a little less today?',
  'What did your hands make, mend or hold?',
  'Who were you glad to see?',
  'What surprised you?',
  'What gave you a minute of rest?',
  'Which song, page or picture stayed with you?',
  'What would you like to remember about today?',
  'What are you glad is over?',
  'What did you see from your window?',
  'What made you laugh?',
  'What got you out of bed?',
  'Who would you like to thank, and for what?',
  'What smelled good?',
  'What was easier than last week?',
  'Which worry came to nothing?',
  'What did someone do for you?',
  'What was beautiful, if only for a second?',
  'What did you leave undone, and was that all right?',
  'When did you feel most like yourself?',
  'Which animal, plant or stranger caught your eye?',
  'What did you manage, even though you did not want to?',
  'What are you looking forward to?',
  'What did you find, or find again?',
  'Who thought of you, and how could you tell?',
  'What was the gentlest part of the day?',
  'What would you like to do again?',
  'What did you hear that you liked?',
  'What did you forgive, in yourself or someone else?',
  'What served you well today?',
  'What did you say yes to?',
  'What made home feel like home?',
  'What did you learn that you did not know yesterday?',
  'What was the quietest moment?',
  'What did you say no to?',
  'What would you tell a friend about today?',
  'What felt good to touch: wool, water, bread?',
  'What did a child, or someone very old, say or do?',
  'What are you glad you did?',
  'What can wait until tomorrow?',
];

/** The plainest of them. */
const firstPrompt = 'What was good about today?';

const dayMs = 86_400_000;

/**
 * How far on the next question is when another is asked for. It shares no factor with their number, so that all are
 * met before one is met again; and it is large, so that those of the days around come late.
 */
const stride = 20;

/**
 * The question on the blank page: another one each day, the same all day, none again before all were there. `others`
 * says how often another one was asked for; `localDate` is as `2025-03-03`. Someone who has never written is asked the
 * plainest one first, and that of the day in its turn.
 */
export function promptFor(localDate: string, others = 0, isFirst = false): string {
  const day = Date.parse(`${localDate}T00:00:00Z`) / dayMs;
  const usual = prompts[(day + others * stride) % prompts.length] ?? firstPrompt;
  if (!isFirst) {
    return usual;
  }
  return others === 0 ? firstPrompt : usual === firstPrompt ? promptFor(localDate) : usual;
}
