import { pool } from './written.ts';

/** One clause of the week, heard once more after the glass. */
export const lastWords = pool([
  'And the last word is {days}: “{q}.”',
  'And let it end on {day}: “{q}.”',
  'And {day} once more: “{q}.”',
  'The final say is {days}: “{q}.”',
  'And leave the last line to {day}: “{q}.”',
  'And so back to {day}: “{q}.”',
  'And to go out on, {day}: “{q}.”',
  'And if one line stays, let it be {days}: “{q}.”',
  'And to take with you, from {day}: “{q}.”',
  'And the end belongs to {day}: “{q}.”',
  'And {day} gets to finish: “{q}.”',
  'And one more time, from {day}: “{q}.”',
  'And close the book on {day}: “{q}.”',
  'And keep this one, of {day}: “{q}.”',
]);
