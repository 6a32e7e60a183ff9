import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { describing } from './add-missing-subject.ts';
import { finiteVerb } from './finite-verb.ts';
import { alsoWords } from '../lexicon/first-names.ts';
import { tokenize } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  negators,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { kinNames } from '../lexicon/people.ts';
import { thingsWithArticle } from '../lexicon/common-nouns.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import {
  dishWords,
  looksPast,
  looksRegularPast,
  nounLikePast,
  presentAuxiliaries,
  presentForms,
} from '../lexicon/verbs.ts';

const owned = new Set(
  'bestie bff mother father hubby sponsor legs feet knees arms shoulders hands knee hip bro sis boss daughter son wife husband partner father-in-law mother-in-law brother-in-law sister-in-law son-in-law daughter-in-law sister brother neighbour neighbor manager supervisor flatmate roommate housemate girlfriend boyfriend granddaughter grandson nephew niece cousin colleague landlord landlady therapist dentist physio parents'.split(
    ' ',
  ),
);
const before = new Set(
  'new night day staff student ward team rye oat bin spare village company guest visiting lady school health old little big older younger local first last morning evening late early front back next whole living dinner'.split(
    ' ',
  ),
);
const bodily =
  /^(?:head|back|knee|neck|shoulder|throat|chest|stomach|belly|heart|skin|hand|foot|leg|arm|tooth|nose|eye)$/;
const meals = new Set('lunch dinner breakfast supper brunch church work school bed home'.split(' '));
const counted = new Set(
  Object.values(countThings)
    .flatMap((words) => [...words])
    .filter((word) => !meals.has(word)),
);
const uncounted = new Set(Object.values(massThings).flatMap((words) => [...words]));
const handled = new Set(
  'pruned oiled shut locked swept walked fed washed finished fixed cleaned watered mowed painted tidied mended repaired weeded wrote passed submitted groomed dug cleared hoovered completed read'.split(
    ' ',
  ),
);
const found = new Set(
  'saw baked heard made bought ate wrote got built adopted spotted knitted planted cooked had'.split(' '),
);
const kinds =
  'awful|terrible|brutal|crap|rubbish|grim|horrible|rotten|hard|long|tough|rough|busy|bad|difficult|good|great|lovely|nice|quiet|slow|tiring|strange|weird|stressful|crazy|mad|manic|hectic|big|beautiful|perfect|little|short|early|late|fresh|cold|hot|warm|proper|gentle|sunny|rainy|lazy|full|new|small|simple|random|surprise|solo';
const times = 'day|shift|week|night|morning|afternoon|evening|one|start';
const events =
  'walk|run|swim|ride|hike|nap|bath|chat|talk|call|hug|cuddle|dinner|lunch|breakfast|supper|brunch|coffee|meal|picnic|drive|trip|visit|game|lesson|class|session|lie-in|sleep|read|shower|party|cup|bowl|slice|smile|laugh|conversation|catch-up|stroll|workout|sunset|sunrise|barbecue|film|movie|book|concert|gig';
const call =
  /^(?:video call|phone call|telephone call|facetime call|walk|run|swim|hug|chat|bike ride|letter|postcard|text|message|cuddle|picnic) (?:with|along|in|to|from|by|before|after|on)\b/i;
const someone =
  /^(?:(?:little|old|young|small|lovely|nice|kind|random|wee|new|poor|tall|polish|danish|swedish|turkish|irish|scottish|british|spanish|finnish|german|italian|romanian|bulgarian|hungarian|ukrainian|russian|american|australian|nigerian|indian|french|dutch|japanese|chinese|portuguese) )?(?:lady|man|woman|kid|stranger|bloke|guy|fella|fellow|lad|lass|lassie|wifie|girl|boy|customer|client|passenger|pensioner|visitor|dog|cat|driver|trucker|couple|family|student|tourist) (?!and\b)[^\s\d]/i;
const asleep =
  /^(?:cat|dog|puppy|kitten|baby|toddler) (?:asleep|curled|snoring|purring|(?:in|on|by) (?:the|my|his|her|our|a))\b/i;
const verdict = new RegExp(
  `^(?:a )?((?:very |really |super |pretty |such a |so )?(?:${kinds}) (?:${times})\\b)(?=.*\\b(?:but|and|so|with|at|because)\\b)`,
  'i',
);
const event = new RegExp(
  `^((?:(?:very|really) )?(?:${kinds})(?:,? (?:${kinds}))? (?:[a-z]+ )?(?:${events}))\\b(?! (?:is|was|are|were))`,
  'i',
);

/** 'Church was so long' is of the service, 'school was fine' of the day. */
function takesArticle(word: string): boolean {
  return thingsWithArticle.has(word) && !/^(?:church|chapel|mosque|temple|school)$/.test(word);
}

/** Notes in telegram style with the articles they left out: 'Walked dog' is 'Walked the dog', 'Saw heron' 'Saw a heron'. */
export function withArticles(text: string): string {
  const opened = withOwner(text);
  if (opened !== text) {
    return opened;
  }
  const told = text.replace(
    /^(I )?(\p{L}+) (\p{Ll}+)(?=$|,|\.| (?:and|with|in|at|on|before|after|for|by|then|to|from)\b)/u,
    (run, subject: string | undefined, verb: string, noun: string) => {
      const lower = verb.toLowerCase();
      const done =
        lower !== 'played' &&
        looksRegularPast(lower) &&
        !dishWords.has(lower) &&
        !describing.test(lower) &&
        countNouns.has(noun);
      if (!done && (!counted.has(noun) || !(handled.has(lower) || found.has(lower)))) {
        return run;
      }
      const article = found.has(lower) ? indefinite(noun) : 'the';
      return `${subject ?? ''}${verb} ${article} ${noun}`;
    },
  );
  return told === text ? withOpeningArticle(text) : told;
}

/** 'Daughter rang' is 'My daughter rang'; 'Library was quiet' is 'The library was quiet'. Only where a verb follows. */
function withOwner(text: string): string {
  const words = wordsAmong(tokenize(text));
  const one = words[0] && before.has(words[0].lower) ? words[1] : words[0];
  if (!words[0] || !one || (one === words[1] && (one.mark !== '' || /^\p{Lu}/u.test(one.text)))) {
    return text;
  }
  const rest = words.slice(words.indexOf(one) + 1).find(({ lower }) => !adverbs.has(lower));
  const verb =
    rest &&
    rest.mark === '' &&
    (looksPast(rest.lower) || presentAuxiliaries.has(rest.lower) || presentForms.has(rest.lower));
  // 'Power cut from seven': the verb may as well be a noun.
  if (rest && nounLikePast.has(rest.lower) && isLoose(words[words.indexOf(rest) + 1])) {
    return text;
  }
  const whose = words[0].lower.replace(/'s$/, '');
  if (
    whose !== words[0].lower &&
    (owned.has(whose) ||
      (bodily.test(whose) &&
        /^(?:\p{L}+(?:er|ing)|fine|ok|okay|sore|clear|stiff|bad|good)$/u.test(words[1]?.lower ?? '')))
  ) {
    return `My ${small(text)}`;
  }
  const isNamed = /^\p{Lu}/u.test(one.text) && alsoWords.has(one.lower);
  if (!verb || isNamed || !(owned.has(one.lower) || takesArticle(one.lower))) {
    return text;
  }
  return `${owned.has(one.lower) ? 'My' : 'The'} ${small(text)}`;
}

/** 'Hard day but …' is 'It was a hard day but …'; 'Long walk with Ana' is 'A long walk with Ana'. */
function withOpeningArticle(text: string): string {
  const day = verdict.exec(text)?.[1];
  // 'A long day' is no moment by itself; what comes after it may be.
  if (day && !/^a long (?:day|shift|week),/i.test(text)) {
    const rest = text.slice(text.toLowerCase().indexOf(day.toLowerCase()) + day.length);
    return `It was ${/^such a /i.test(day) ? '' : `${indefinite(day)} `}${small(day)}${rest}`;
  }
  if (call.test(text) || (event.test(text) && !/^early\b/i.test(text))) {
    return `${indefinite(text) === 'an' ? 'An' : 'A'} ${small(text)}`;
  }
  const isNamedToo = new RegExp(`${someone.source.replace('[^\\s\\d]', '')}(?=\\p{Lu}\\p{Ll})`, 'u').test(small(text));
  if (!isNamedToo && someone.test(text) && (finiteVerb(text) || /\b(?:I|we|who) /.test(text))) {
    // 'Guy ahead of me was Skeets': where they stood says which one.
    const isPlaced = /^\S+ (?:\S+ )?(?:ahead of|behind|beside|next to|in front of|opposite) (?:me|us)\b/i.test(text);
    return `${isPlaced ? 'The' : indefinite(text) === 'an' ? 'An' : 'A'} ${small(text)}`;
  }
  if (/^young one (?!and\b)[^\s\d]/i.test(text) && finiteVerb(text)) {
    return `A ${small(text)}`;
  }
  if (
    /^(?:(?:day|night|morning|afternoon|week|weekend) (?:off|out|in|away)|rest day|snow day|birthday) ?(?=$|,|\bin\b|\bat\b|\bwith\b)/i.test(
      text,
    )
  ) {
    return `A ${small(text)}`;
  }
  if (/^first (?!(?:of|thing|things|up|in|out|aid|class|off|day|and|I|we)\b)\p{L}/iu.test(text)) {
    return `The ${small(text)}`;
  }
  if (/^(?:mate|friend|pal|colleague|neighbour|neighbor|cousin) of (?:mine|ours)\b|^bit of \p{L}/iu.test(text)) {
    return `A ${small(text)}`;
  }
  // 'Owner's dog': not 'Bishop's'.
  const owner = /^\p{Lu}?\p{Ll}+(?='s \p{Ll})/u.exec(text)?.[0].toLowerCase() ?? '';
  if (countNouns.has(owner) && !pets.test(owner) && !firstNames.has(owner) && !alsoWords.has(owner)) {
    return `The ${small(text)}`;
  }
  return /^whole (?:family|class|team|street|road|town|block|queue|carriage|pub|congregation|estate|floor|site|yard|kitchen|hall|church|train|house|bus|office|crew|village|room|school|place|ward|shift)\b/i.test(
    text,
  ) ||
    asleep.test(text) ||
    opensWithBareSubject(text)
    ? `${ownedFirst(text) ? 'My' : 'The'} ${small(text)}`
    : text;
}

/** 'Grandson on video from Stuttgart showed me a map'. */
function ownedFirst(text: string): boolean {
  return owned.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** Counted things that are as likely the name of a pet. */
const pets =
  /^(?:biscuit|pickle|button|bear|bean|peanut|muffin|cookie|patch|star|tiger|daisy|poppy|rosie|pepper|shadow|teddy|pudding|crumpet|waffle|noodle|pebble|bandit|duke|duchess|prince|princess|captain|angel|sparrow|wren|lark|rose|ivy|olive|bishop|baker|butcher|carter|clerk|cook|god|lord|saint|king|queen|bill|frank|robin|jay|pat|mat|pearl|jewel|iris|lily|violet|blessing|mercy|patience|gift|miracle|fortune|promise)$/;

/** 'Supply truck came', 'Line at the office was long': a counted thing with no article, and then its verb. */
function opensWithBareSubject(text: string): boolean {
  const words = wordsAmong(tokenize(text)).slice(0, 12);
  const head = words.findIndex(
    ({ lower }, at) => at < 3 && countNouns.has(lower) && !countNouns.has(words[at + 1]?.lower ?? ''),
  );
  if (head < 0 || words.slice(0, head + 1).some(({ mark, quoted }, at) => (at > 0 && mark !== '') || quoted)) {
    return false;
  }
  const isNamed =
    /^\p{Lu}/u.test(words[head + 1]?.text ?? '') || (head > 0 && /^\p{Lu}/u.test(words[head]?.text ?? ''));
  if (
    isNamed ||
    words[head + 1]?.lower === 'time' ||
    !words.slice(0, head).every(canDescribe) ||
    (head === 0 && (pets.test(words[0]?.lower ?? '') || firstNames.has(words[0]?.lower ?? '')))
  ) {
    return false;
  }
  const verb = words.findIndex(({ lower, mark }, at) => at > head && (mark !== '' || isVerb(lower)));
  if (nounLikePast.has(words[verb]?.lower ?? '') && isLoose(words[verb + 1])) {
    return false;
  }
  const between = words.slice(head + 1, verb).filter(({ lower }) => !adverbs.has(lower));
  const placed =
    between.length <= 5 && /^(?:at|in|on|from|by|behind|beside|near|outside|under|with)$/.test(between[0]?.lower ?? '');
  const [second] = between;
  const isCompound =
    between.length === 1 &&
    between.every(canDescribe) &&
    !/s$/.test(second?.lower ?? '') &&
    !uncounted.has(second?.lower ?? '');
  const again = between.some(({ lower }) => lower === words[head]?.lower);
  return verb > head && words[verb]?.mark === '' && !again && (between.length === 0 || placed || isCompound);
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || presentAuxiliaries.has(lower) || presentForms.has(lower);
}

function isLoose(after: Word | undefined): boolean {
  return after === undefined || after.mark !== '' || prepositions.has(after.lower) || coordinators.has(after.lower);
}

function canDescribe({ lower, text }: Word, at: number): boolean {
  return (
    (at === 0 || /^\p{Ll}/u.test(text)) &&
    !alsoWords.has(lower.replace(/'s$/, '')) &&
    !isVerb(lower) &&
    !/\d|(?:ing|ly|'s|s')$/.test(lower) &&
    ![
      adverbs,
      coordinators,
      determiners,
      kinNames,
      negators,
      numberWords,
      possessives,
      prepositions,
      subjectPronouns,
      subordinators,
      timeWords,
      firstNames,
    ].some((set) => set.has(lower))
  );
}

function indefinite(next: string): string {
  return /^(?:[aeiou]|hour|honest)/i.test(next) && !/^(?:uni|use|one|ukulele|eu)/i.test(next) ? 'an' : 'a';
}

function small(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
