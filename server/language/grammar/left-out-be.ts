import { list } from '../lexicon/list.ts';
import type { Word } from './word-stream.ts';
import { degrees, feelings } from '../lexicon/verbs.ts';

const afterFeeling = new Set(
  'for that to about of with but and because in after today when at by as from how if despite this we i my not'.split(
    ' ',
  ),
);

/** 'Warm for April', 'Cold for the time of year', 'Too cold, so we ate in the car', 'Cold in the church'. */
export function isWeather(words: readonly Word[], at: number): boolean {
  const [first, second, third, fourth] = words.slice(at, at + 4);
  const isTooMuch =
    first?.lower === 'too' && /^(?:cold|hot|warm|wet|windy)$/.test(second?.lower ?? '') && third?.mark === ',';
  const isIndoors =
    /^(?:warm|cold|hot|chilly|damp)$/.test(first?.lower ?? '') &&
    second?.lower === 'in' &&
    third?.lower === 'the' &&
    /^(?:church|chapel|mosque|temple|hall|house|shop|office|kitchen|van|car|bus|barn|shed|garage|workshop|school)$/.test(
      fourth?.lower ?? '',
    );
  return (
    isTooMuch ||
    isIndoors ||
    /^(?:warm|cold|hot|mild|chilly|sunny|wet|dry) for (?:\p{Lu}\p{Ll}+|the time|this time|once)$/u.test(
      words
        .slice(at, at + (words[at + 2]?.lower === 'the' || words[at + 2]?.lower === 'this' ? 4 : 3))
        .map(({ lower, text }, place) => (place === 0 ? lower : text))
        .join(' '),
    )
  );
}

/** 'Home by four and …', 'Up at dawn', 'Back in the pool': where the writer was. */
export function startsWithPlace(words: readonly Word[]): boolean {
  const [place, next] = words;
  return (
    place !== undefined &&
    next !== undefined &&
    /^(?:home|back|up|asleep|awake)$/.test(place.lower) &&
    /^(?:by|at|in|before|on|early|late)$/.test(next.lower)
  );
}

/** 'Cold but no wind': the day was. */
const ofWeather = list(
  `wind windy rain rainy sun sunny snow snowy frost frosty fog foggy dry wet bright clear cloud cloudy damp ice icy minus degrees below zero`,
);

/** 'So happy to see her', 'Grateful for rain', 'Tired but content'; not 'Happy kids in the pool'. */
export function startsWithFeeling(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => !(degrees.has(word.lower) || word.lower === 'a' || word.lower === 'i'));
  const [feeling, next] = [words[at], words[at + 1]];
  if (at < 0 || at > 3 || !feeling || words.length < 3) {
    return false;
  }
  if (words[0]?.lower === 'feeling') {
    return at === 1 || feelings.has(feeling.lower);
  }
  if (words[0]?.lower === 'a' && !/^(?:bit|little)$/.test(words[1]?.lower ?? '')) {
    return false;
  }
  const isWeather =
    /^(?:cold|warm|calm)$/.test(feeling.lower) && words.slice(at + 1).some(({ lower }) => ofWeather.has(lower));
  return (
    feelings.has(feeling.lower) &&
    !isWeather &&
    next !== undefined &&
    (next.mark === ',' || afterFeeling.has(next.lower))
  );
}
