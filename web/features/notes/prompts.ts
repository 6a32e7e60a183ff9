const prompts = [
  'What was good about today?',
  'Who made today a little lighter?',
  'What made you smile, even briefly?',
  'What went better than you expected?',
  'What would you like to remember of today?',
  'What did you notice that was beautiful, or kind?',
  'What are you glad you did?',
];

/** The question on the empty page: one for each day of the week, the same all day. `localDate` as `2025-03-03`. */
export function promptFor(localDate: string): string {
  const day = new Date(`${localDate}T00:00:00Z`).getUTCDay();
  return prompts[day] ?? 'What was good about today?';
}
