import { expect, test } from 'vitest';
import { ownNamesIn } from './own-names.ts';

test.each([
  ['She asked what my name means and I told her, Ana, it is grace', 'ana'],
  ['Today she stop and ask me what is my name. I tell Dipendra', 'dipendra'],
  ['I said my name is Ana and he wrote it down', 'ana'],
])('the writer’s own name: %s', (text, name) => {
  expect([...ownNamesIn([text])]).toEqual([name]);
});

test('a name that another bears is not', () => {
  expect([...ownNamesIn(['My name was on the list. I told Ana', 'Ana called. She is called Ana'])]).toEqual([]);
});
