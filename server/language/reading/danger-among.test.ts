import { describe, expect, it, test } from 'vitest';
import { dangerAmong } from './danger-among.ts';

const light = ['We bought far too many plums.', 'I finally fixed the gate.', 'Soup with Bruno, and he sang.'];
const unsure =
  'Power out 5 hours. Lit the lamps, played solitaire, ate the ice cream so it would not go to waste. All of it. Sorry not sorry as Patty says.';
const sure =
  'got in 20 minutes late because of the 11 bus and he had put the chain on. only an hour this time. Biscuit sat with me on the step though so it was kinda nice';
const fromHome =
  "Lesley did front desk so I could sit in surgery 2 on my dinner and ring mum off the work phone because he doesn't see that bill. 14 minutes. She said the back bed is still made up for me and Alf. I said I know mum";

function heard(...texts: string[]) {
  const { isHeard, doubted } = dangerAmong(texts);
  return { isHeard, doubted: [...doubted] };
}

test('an alarm that is not sure is doubted in a light week', () => {
  expect(heard(unsure, ...light)).toEqual({ isHeard: false, doubted: [unsure] });
});

describe('danger is heard', () => {
  it.each([
    ['beside too little to doubt it by', [unsure, ...light.slice(0, 2)]],
    ['where the words say it', ['I want to kill myself, tonight.', ...light]],
    ['where it is surely like what people in danger write', [sure, ...light]],
    ['where a note shows a way out', [fromHome, ...light]],
    ['where one of two alarms is sure', [unsure, sure, ...light]],
    ['where another note may be part of a farewell', [unsure, 'Gave my good reel to Vali, he can keep it.', ...light]],
  ])('%s', (_, texts) => {
    expect(heard(...texts)).toEqual({ isHeard: true, doubted: [] });
  });
});
