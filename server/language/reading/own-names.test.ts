import { expect, test } from 'vitest';
import { ownNamesIn } from './own-names.ts';

test.each([
  ['She asked what my name means and I told her, Ana, it is grace', 'ana'],
  ['Today she stop and ask me what is my name. I tell Dipendra', 'dipendra'],
  ['My name is Ana, said the badge', 'ana'],
  ['I said my name is Ana and he wrote it down', 'ana'],
  ['She say Nelly of course, is your mom', 'nelly'],
  ["I read it out and she says 'Abuelo, is jaws', and slowly, like Abuelo", 'abuelo'],
  ["Chairs done by nine. 'Well done, Helen,' says Judy at the desk", 'helen'],
  ['I got the shutter down in one and they shouted nice one Theresa', 'theresa'],
  ['At closing time Rokeya said Apa wait, and there they stood', 'apa'],
  ['A man said is that you Nonie and I said Colin', 'nonie'],
  ['Then one tall young man stand by the gate asking if this is still Miss Sherma', 'sherma'],
  ['A big man call out at the gate, Mr Yearwood, you still got the spanners?', 'yearwood'],
])('the writer’s own name: %s', (text, name) => {
  expect([...ownNamesIn([text])]).toEqual([name]);
});

test('a name that another bears is not', () => {
  const texts = ['They got my name wrong again. I told Dad', 'They called my name and I told Priya I was ready'];
  expect([...ownNamesIn([...texts, 'She asked what my name is and I told Priya to answer'])]).toEqual([]);
});

test('nor is who was asked for by the writer', () => {
  expect([...ownNamesIn(['I picked up the phone and I said is that you Colin'])]).toEqual([]);
});

test('nor is who is spoken to and does something by that name', () => {
  expect([...ownNamesIn(["Mum said 'Theo, stop that', and Theo hid under the table"])]).toEqual([]);
});
