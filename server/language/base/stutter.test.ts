import { expect, it } from 'vitest';
import { asMeant } from './as-meant.ts';
import { standsIn } from './quotable.ts';
import { withoutStutter } from './stutter.ts';

it.each([
  ["um so I'm I'm outside and it's in in uh in Kenora", "so I'm outside and it's in Kenora"],
  ['his arm in the the um thing the wrap', 'his arm in the thing the wrap'],
  ["um so that's a that's a win and he's been he's been good", "so that's a win and he's been good"],
  ['uh she seen it on the on the form', 'she seen it on the form'],
  ['he said this is odd and the trouble is um is the bus', 'he said this is odd and the trouble is the bus'],
  ['we have a sofa a table and a um a lamp', 'we have a sofa a table and a lamp'],
  ['the girl there is from um from Eritrea', 'the girl there is from Eritrea'],
  ["he reckons I hid one he um he's probably right", "he reckons I hid one he's probably right"],
  ['the lamb looks a bit um a bit tight', 'the lamb looks a bit tight'],
  ['um she held it up over her head like a like a trophy', 'she held it up over her head like a trophy'],
  [
    'the man came from the building to do the the salt and he did all the way to my door not only the front',
    'the man came from the building to do the salt and he did all the way to my door not only the front',
  ],
])('%s: %s', (said, meant) => {
  expect(withoutStutter(said).trim()).toBe(meant);
  expect(standsIn(meant, said)).toBe(true);
});

it('is known by what was hummed in it, also where that has been taken out', () => {
  expect(asMeant('the the wing', 'um the the wing')).toBe('the wing');
  expect(asMeant('the the wing')).toBe('the the wing');
});

it.each([
  'uh I told her her hair was on fire',
  'um I fixed it it works again',
  'he had had enough uh and said that that was that',
  'um we moved in in March and logged on on Friday',
  'uh he said he said no',
  'um when I went I went alone',
  'uh as tired as I was I was happy',
  'um my son got A A B and An An taught him, and we saw The The',
  'um they went on and on and on',
])('leaves %s', (text) => {
  expect(withoutStutter(text).trim()).toBe(text.replace(/(?:um|uh) /, ''));
});
