import { unlikeNames } from '../reading/cast.ts';
import type { Mention } from '../reading/mentions.ts';
import type { Thing } from '../reading/nameable-things.ts';
import { heardOf, type Unit } from '../reading/unit.ts';
import { thingsWithArticle } from '../lexicon/common-nouns.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { makings } from '../lexicon/makings.ts';
import { kinNames, ownKin, people, peoplePlural, titles } from '../lexicon/people.ts';

const asideFrom =
  /\b(?:(?:(?<!\b(?:man|woman|boy|girl|lad|lass|lady|kid|child|guy|bloke) )named|(?:was|is|an? [a-z]+) called|call(?:s|ed)? (?:me|us|him|her|them|you)|singing|sang|humming|hummed|play|plays|playing|listen(?:ed|ing|s)? to|padre|late)\s+|(?:than|like|as|for|about|of|since|from|without|by|until|after|before|except|at|to|in|not|be|being|is|was|were|up|down|over|across|around|near|via|mean|meant|on|outside|inside|behind|beyond|past|towards?|through|under|above|below|between|along|against|opposite|off|where|whether|how|why|if)\s+(?:(?:the|your|an?|st\.?)\s+)?)$/i;
/** What stands before somebody who is only compared with, spoken of or played; who is called so may be a thing. */
const onlyMeant =
  /\b(?:(?:than|like|as|about|of|since|without|except|late|miss(?:es|ed|ing)?|looking at|sing(?:s|ing)|sang|humm(?:ed|ing)|play(?:s|ed|ing)?|listen(?:ed|ing|s)? to|instead of|call(?:s|ed)? (?:me|us|him|her|them|you)|(?<!\b(?:[hs]er|his|their) )named?|(?<!\b(?:man|woman|boy|girl|lad|lass|lady|kid|guy|bloke|fella|boy|one|s?he|neighbou?r|driver|nurse) (?:\p{L}+ )?(?:is|was) )(?<!(?:^|[.!?,;] ?|\b(?:I|we|and|then|so|just|also) ))called)\s+(?:(?:the|your|an?)\s+)?)$/iu;
/** 'From Toronto, Brampton': where somebody is; 'a driver from Lithuania, Vytas' is who. */
const inPlace =
  /(?<!\b(?:man|woman|boy|girl|lad|lass|lady|guy|bloke|fella|driver|nurse|neighbou?r|student|worker|colleague) )\bfrom \p{Lu}\p{Ll}+,\s+$/u;

/** Days, tongues, forms with a number, a leg and what is prayed to are no company, though they are written so. */
const nobody =
  /^your cal(?:f|ves)$|^(?:[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety)-(?:one|two|three|four|five|six|seven|eight|nine)$|\blate \p{Ll}|^(?:He|Him|His|She|Her|God|Lord|Jesus|Allah)$|^(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|\d|^\p{L}{4,}(?:ian|ish|ese)$|^(?:Irish|Welsh|Gaelic|Dutch|Greek|Latin|Thai|Hindi|Urdu|Tamil|Arabic|Hebrew|Korean|Polish|Danish|Czech|Maori|Yoruba|Igbo|Swahili)$|^\p{Lu}+s$|^(?:Dads|Mums|Moms|Tidy|Avenue|Street|Road|County|Council|President|Committee)$|^(?:Rd|St|Ave|Ln|Blvd|Hwy)$|^(?:Big|Little|Old) (?:Falls|River|Creek|Springs|Island)$|^Arran Pilot$|(?:Engineering|Nursing|Accounting|Studies|Science|Medicine|Economics)$|(?<!^(?:Mrs?|Ms|Miss|Mx|Dr)\.?) (?:Hill|Street|Road|Park|Bay|Beach|School|Bridge|Lane|Station|Market|Headquarters|Club|House|Cup)$/u;
/** What a name does when it is someone's: 'Chicken' and 'Texas' do none of it. */
const asPeopleDo =
  /^(?:, [^,]{1,60})?,?(?: and \p{Lu}\p{Ll}+)?(?: from (?:the )?\p{L}+(?: \d{1,3})?)?(?: \p{Ll}+ly| just| then)? (?:walks|comes|sits|goes|gives|brings|calls|asks|tells|shows|laughs|shut|saved|paid|poured|ran|spoke|nodded|served|scored|caught|screamed|whispered|shouted|answered|cut|bought|hid|opened|shared|had been|said|says|told|asked|rang|called|phoned|texted|laughed|giggled|cried|came|gave|brought|made|sang|helped|waited|sent|wrote|smiled|hugged|held|cooked|baked|drove|walked|stood|sat|taught|showed|lent|let|danced|played|read|remembered|noticed|kept|fixed|mended|offered|handed|thanked|waved|winked|stayed|slept|woke|won|passed|turned|took|put|picked|chose|found|promised|knew|thought|wore|did)\b/u;
/** What is done to a name when it is someone's. */
const asToPeople =
  /\b(?:rang|phoned|called|texted|told|hugged|thanked|asked|visited|met|helped|(?:walk(?:ed|s)?|lunch|dinner|supper|brunch|breakfast|coffee|tea|pints?|drinks?|went|sat|talk(?:ed)?|game|film|evening|afternoon|morning|swim|climb\w*|ran|danced|played|worked|laughed|cooked|baked|up|out|home|over|chat\w*|spoke|stayed|time|day|night|sang|drove) (?:(?!but\b)\p{L}+ ){0,3}with) $/iu;
/** 'Mrs Pugh': a title and a name are someone. */
const titled =
  /^(?:Mrs?|Ms|Miss|Mx|Dr|Sr|Fr|Cllr|Rev|Nurse|Sister|Auntie|Aunty|Aunt|Uncle|Herr|Frau|Madame?|Mme|Monsieur)\.? \p{Lu}/u;
/** 'Aunty Bisi phoned Ibadan': what somebody else rang may be a town. */
const rungByAnother = /\p{Lu}\p{Ll}+ (?:rang|phoned|called|texted) $/u;
/** Someone who may be anyone is not raised a glass to, nor is a boss. */
const employer = /^(?:your|the|an?) (?:\p{L}+'s )?(?:boss|manager|supervisor|landlord|landlady)$/u;
const unnamed =
  /^(?:(?:an?|the|two|three|both)|your own) |^your (?:\p{L}+ )*(?:class|course|lesson)$|^your (?:sister|brother|son|daughter|cousin|friend|neighbour|neighbor|boss) (?:baby|kids?|child|children|son|daughter|boy|girl|friend|husband|wife)$/iu;
/** 'With Whitefield gang' names where they are from. */
const asOfMany =
  /^ (?:gang|team|crew|club|lot|kids|people|class|group|branch|office|folks?|boys|girls|lads|road|street)\b/u;
/** What one does with somebody: 'took ma to the hill'. */
const together = /\b(?:took|drove|brought|with|met|visited|hugged|showed|taught|walked|called|rang|phoned) $/iu;
/** 'Texted dad. Left on read', 'Called Ana twice, voicemail': who was only tried to be reached. */
const reached = /\b(?:rang|called|phoned|texted|messaged|emailed|wrote to|asked|invited|told) (?:your )?$/iu;
const unanswered =
  /\b(?:no (?:answer|reply)|left (?:me )?on read|voice ?mail|hung up|blocked me|(?:did|does|would|wo)n'?t (?:answer|pick up|reply|call back|come|text back))\b/iu;

/** 'Take your time, Granny', “Olena, what did you do?”: what somebody is called in speech, who may be the writer. */
const calledBy =
  /(?<!\b(?:you|I) )\b(?:says?|said|saying|goes|shout(?:s|ed|ing)|yell(?:s|ed|ing)) (?:ta|thanks|thank you|that's (?:al(?:l )?right|ok|okay|fine)|no worries|cheers|well done|sorry|bye|night|goodnight|hello|hi|hey|oi|come on|nice one|happy birthday) $/iu;
/** 'Said look how big a heart, and my wife says I have none': kin in what somebody else said are theirs. */
const kinOfOthers =
  /(?<!\b(?:you|I) )\b(?:(?:said|says?|saying|goes)\b|(?:tells?|told) (?:his|her|their|the) \p{L}{1,20} )[^.!?:“”]{0,120}$/iu;
/** 'Says Mrs Dunstan you gave me seconds.' */
const spokenTo = /\b(?:said|says?|seh|sey|goes|told|asked|calls me|called me) $/iu;
/** 'Abti said Doctor Zak and gave me a tenner': nothing else was said. */
const saidAlone =
  /^ (?:and|n|&) (?:gave|hugged|laughed|went|smiled|winked|handed|put|shook|ran|left|walked|nodded)\b/iu;
/** 'Is Uncle Winnie from the first night': what somebody is to others. */
const isCalledSo = /\b(?:is|was|am|be|been|being) $/iu;
const calledSince =
  /^ (?:from the (?:first|start|beginning|day)|to (?:him|her|them|everyone|everybody|the (?:boy|girl|kids|children))|since|for (?:years|ever|life))\b/iu;
const asFamily = /^(?:Uncle|Auntie|Aunty|Aunt|Grandma|Grandpa|Granny|Nan|Nana|Coach|Miss|Sir) /u;
const speaksOn =
  /^,? (?:you|i|please|come|look|what|why|where|when|how|(?:will|shall|can|could|may|would|do|did|are|have) (?:i|you|we))\b/iu;
/** 'I said Mama it has gone.' */
const saidOnly = /\b(?:said|says) $/iu;
const clauseAfter = /^,? (?:it|there|this|that)['’ ]/iu;
/** 'Said buy heck Geoffrey': who is spoken to, in a few words. */
const saidTo =
  /\b(?:says?|said|goes) (?:by )?(?:(?!(?:to|with|about|for|of|from|is|was|that|if|and|or|by|no|yes|his|her|my|the|an?|like|likes?|loves?)\b)\p{Ll}+ ){1,3}$/iu;
/** 'Vibe: 9': what is counted. */
const counted = /^: ?\d/;
/** 'Yes Sian it would be.' */
const answered = /(?:^|[.!?“"] ?)(?:yes|no|aye|hello|hi|hey|sorry|night|goodnight|bye),? $/iu;
/** 'Says where've you been Ron': who is spoken to at the end of it. */
const spokenToLast = /\b(?:says?|said|goes|asks?|asked) [^.!?]{0,80}\byou\b[^.!?]{0,40} $/iu;
const calledOut = /^(?:, \|(?:[.!?”’]|$)|.?["“‘']\|[,:!?])/u;

/** 'Ngozi's burnt jollof': so far after a name stands what was made. */
const reachOfMaking = 3;

/** 'Val always did the tablets', 'Marva never got that': how somebody was, who may not be there any more. */
const asOnceWas =
  /^ and (?:i|me) who (?:always|used to|would)\b|^(?:'s)? (?:always|used to|would|never|had (?!done|made|bought|brought|saved|kept|baked|cooked|put)|loved|liked|hated|knew|died|passed away|killed|(?:was|were|got|been) (?:stabbed|shot|killed|put to sleep|born sleeping))\b/iu;

/** Where somebody is named: what stands before and after, and whether it is heard in the writer's own words. */
type Place = { before: string; after: string; isQuotation: boolean };

/** Whether someone had a part in what is told, and is not only compared with, thought of or spoken about. */
export function hadPart({ text, units, creature, person }: Thing): boolean {
  return (person || creature) && units.some((unit) => isPart(text, placeIn(unit, text)));
}

function placeIn(unit: Unit, text: string): Place | undefined {
  const said = heardOf(unit);
  const at = said.indexOf(text);
  return at < 0
    ? undefined
    : { before: said.slice(0, at), after: said.slice(at + text.length), isQuotation: unit.kind === 'words' };
}

function isPart(text: string, place: Place | undefined, aside = asideFrom): boolean {
  if (!place || nobody.test(text)) {
    return false;
  }
  const { before, after, isQuotation } = place;
  const isCalled =
    calledOut.test(`${before.slice(-2)}|${after}`) ||
    calledBy.test(before) ||
    answered.test(before) ||
    (spokenToLast.test(before) && /^(?:[.!?”’]|$)/u.test(after)) ||
    (spokenTo.test(before) && (speaksOn.test(after) || saidAlone.test(after))) ||
    (asFamily.test(text) && isCalledSo.test(before) && calledSince.test(after)) ||
    (saidOnly.test(before) && clauseAfter.test(after)) ||
    (saidTo.test(before) && /^(?:[.!?”’]|$)/u.test(after)) ||
    (/^your /.test(text) && isQuotation && kinOfOthers.test(before));
  return !isCalled && !asOnceWas.test(after) && !counted.test(after) && !aside.test(before) && !inPlace.test(before);
}

/** 'Ngozi's burnt jollof'. */
export function isMaker({ words, at }: Mention): boolean {
  const isTheirs = /['’]s$/u.test(words[at]?.text ?? '');
  return isTheirs && words.slice(at + 1, at + 1 + reachOfMaking).some(({ lower }) => makings.has(lower));
}

/** 'Did not tell Marivic yet', 'no word from Lech', 'I did not mention what Carlton said'. */
const denying =
  /(?:\b(?:not|never)|n['’]?t) (?:tell|see|hear from|call|ring|phone|ask|text|meet|speak to|talk to|visit|invite) $|\bno (?:word|sign|news|call|answer|reply|move) (?:from|of) $|(?:\b(?:not|never)|n['’]?t) (?:mention|talk about|speak of|think of|think about) [^.!?]{0,60}$/iu;

/**
 * Whether somebody is named where a note tells that they had a part: they are neither compared with, thought of, spoken to
 * nor only tried to be reached, and it is they, at their home or what they made, and not only what is theirs.
 */
export function hasPart(mention: Mention): boolean {
  const { text, words, at, from, before, after, note } = mention;
  const isTheirs = /['’]s$/u.test(words[at]?.text ?? '');
  const isHome = /^(?:to|at|from|round|by)$/.test(words[from - 1]?.lower ?? '');
  const isOfMany = /^\p{Lu}/u.test(text) && asOfMany.test(after);
  const wasTried = reached.test(before) && unanswered.test(note.tidied);
  const onlySent = !/^your /.test(text) && sendsWord.test(after);
  return (
    words[at]?.quoted === false &&
    !denying.test(before) &&
    (!isTheirs || isHome || isMaker(mention)) &&
    !isOfMany &&
    !wasTried &&
    !onlySent &&
    !employer.test(text) &&
    isPart(text, { before, after, isQuotation: true }, onlyMeant)
  );
}

/** 'Hin sent a message. Four paragraphs': that may as well be how it ended; kin may be heard of so. */
const sendsWord =
  /^,? (?:just |finally )?sent (?:me |us )?(?:an? |the )?(?:\p{L}+ )?(?:message|text|email|link|bill|invoice)\b/iu;

function onlySentWord({ text, units }: Thing): boolean {
  return (
    !/^your /.test(text) &&
    units.every((unit) => {
      const said = heardOf(unit);
      const at = said.indexOf(text);
      return sendsWord.test(
        at < 0 ? said.replace(/^(?:and |but |then )?s?he(?= )/i, '') : said.slice(at + text.length),
      );
    })
  );
}

function wasNotReached({ text, units }: Thing): boolean {
  return units.every((unit) => {
    const said = heardOf(unit);
    return (
      reached.test(said.slice(0, said.indexOf(text.replace(/^your /, '')))) && unanswered.test(unit.moment.content)
    );
  });
}

/** Whether a glass may be raised to it: kin, someone by name who does what people do, a creature. */
export function mayBeToasted(thing: Thing): boolean {
  return (
    hadPart(thing) &&
    !wasNotReached(thing) &&
    !onlySentWord(thing) &&
    !unnamed.test(thing.text) &&
    !employer.test(thing.text) &&
    (!thing.person || thing.isOfCast === true || isSomeone(thing))
  );
}

/** Who could be anyone: 'to the man' raises a glass to nobody. */
const anyone =
  /^(?:an?|the) (?:other |hard )?(?:man|woman|guy|bloke|fella|lad|lass|lady|girl|boy|kid|child|person|mate|friend|stranger|someone|people|patient|customer|client)$/i;

/** Whether it is someone without a name, who may be raised a glass to in the moment that a toast is built around. */
export function isStranger(thing: Thing): boolean {
  const { text, person } = thing;
  return person && hadPart(thing) && /^(?:an?|the) (?!same\b)/.test(text) && !employer.test(text) && !anyone.test(text);
}

function isSomeone({ text, units }: Thing): boolean {
  const words = text.toLowerCase().split(/\s+/);
  // 'Owner' and 'Miss' by themselves are nobody's name.
  const isBare = words.length === 1 && !kinNames.has(words[0] ?? '');
  if (words.length === 1 && ownKin.has(words[0] ?? '')) {
    return units.map(heardOf).some((said) => {
      const at = said.indexOf(text);
      return (
        asPeopleDo.test(said.slice(at + text.length)) || (together.test(said.slice(0, at)) && !unanswered.test(said))
      );
    });
  }
  if (isBare && (people.has(words[0] ?? '') || peoplePlural.has(words[0] ?? '') || titles.has(words[0] ?? ''))) {
    return false;
  }
  if (isBare && thingsWithArticle.has(words[0] ?? '')) {
    return false;
  }
  if (isBare && unlikeNames.test(text) && !firstNames.has(words[0] ?? '')) {
    return false;
  }
  return (
    titled.test(text) ||
    words.some((word) => people.has(word) || peoplePlural.has(word) || kinNames.has(word)) ||
    // 'Tom and Ana', 'old Tom', not 'Plain Bob Minor'.
    words.some((word, at) => firstNames.has(word) && (at === 0 || words.length < 3 || words[1] === 'and')) ||
    units.map(heardOf).some((said) => {
      const at = said.indexOf(text);
      // 'Swim, 40 lengths, thought of nothing': what is counted is nobody.
      return /^,? \d/.test(said.slice(at + text.length))
        ? false
        : asPeopleDo.test(said.slice(at + text.length)) ||
            (at > 0 &&
              asToPeople.test(said.slice(0, at)) &&
              !rungByAnother.test(said.slice(0, at)) &&
              !asOfMany.test(said.slice(at + text.length)));
    })
  );
}

/** Each of these once: who is named alone and again in a pair, or in both by one name or its short form, is one. */
export function eachOnce<Named extends { text: string }>(things: readonly Named[]): Named[] {
  return things.filter((thing, at) => {
    const own = properWords(thing.text);
    const isOwn = (name: string): boolean => own.some((word) => isSameName(word, name));
    return !things.slice(0, at).some((other) => properWords(other.text).some(isOwn));
  });
}

/** So much of a name its short form has at least, and so much it leaves out: 'Priya' of 'Priyanka', not 'Simon' of 'Simone'. */
const shortForm = { letters: 5, leftOut: 3 } as const;

function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length >= shortForm.letters && long.length - short.length >= shortForm.leftOut && long.startsWith(short))
  );
}

function properWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(
      (word, at, words) => !/^(?:and|your|the|an?)$/.test(word) && (at + 1 === words.length || !titles.has(word)),
    );
}
