import { sentenceEnd } from '../base/sentences.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { hasSignOfFear, mayBeFarewell } from '../severity/beside-danger.ts';
import { isHeavyOrWorse, severityOfClause } from '../severity/severity.ts';
import { peopleIn } from '../reading/people-in.ts';
import type { Names } from '../base/proper-names.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { womenNames } from '../lexicon/women-names.ts';
import { isCruel } from '../reading/cruel.ts';
import type { Week } from '../reading/judge-week.ts';
import { men, saysWho, women } from './says-who.ts';
import { keyOf } from '../reading/nameable-things.ts';

const him =
  /\b(?:he|him|his|husband|boyfriend|fiancé|dad|daddy|papa|father|stepdad|stepfather|brother|uncle|son|partner|ex|flatmate|housemate|roommate)\b/i;
const her =
  /\b(?:she|hers?|wife|girlfriend|fiancée|mum|mom|mummy|mommy|mama|mother|stepmum|stepmom|stepmother|sister|aunt|auntie|daughter|partner|ex|flatmate|housemate|roommate)\b/i;

/** How somebody is called, and the key of their name. */
type Named = { text: string; key: string };

/** What is no parting: 'left me the rice cooker', but 'left me an hour before', 'left us a debt', 'left me the kids'. */
const whenOrHarm =
  'hours?|minutes?|moment|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?day|week|month|year|night|morning)s?|weekend|evening|summer|winter|spring|autumn|christmas|easter|few|couple|long|while|bruises?|scars?|marks?|hole|eye|lip|debts?|mess|bills?|burns?|wound|wreck|baby|kids?|child|children|twins';
const something = String.raw` (?:the|an?|his|her|their|some|two|three|\d+) (?!(?:\p{L}+ ){0,2}(?:${whenOrHarm})(?!\p{L}))`;
/** What somebody is called in kindness or in play: 'called me a legend.', 'called me a child for shouting'. */
const kindName = String.raw`(?:legend|hero|star|genius|angel|saint|lifesaver|champion|wonder|treasure|gem|sweetheart)(?:[.!]|$| for \p{L}+ing)|(?:child|kid|baby) for \p{L}+ing`;

/** What nobody is raised a glass to for, in whatever note. */
const harms = [
  // Parting, and affairs.
  String.raw`my ex|(?:decided|agreed) to go (?:their|our) separate ways|divorc\p{L}*|separat(?:ed|ing|ion)|custody|(?:divorce|separation) papers|(?:signed|sign) (?:the|my|our) papers|['’]s (?:lawyer|solicitor)`,
  String.raw`(?:has|he|she|they)(?:'s|'ve| have)? (?:moved out|moving out|left (?:me|us)(?!${something}))|left (?:me|us) for good|walked out on (?:me|us)|br(?:oke|eaking) up with|split up|dumped me`,
  String.raw`affair|cheat(?:s|ed|ing)? on|(?:been|is|was|'s) seeing (?!(?:the|an?|my|our|his|her|how|if|what|it|them|you|us|me)(?!\p{L}))\p{L}+|texts? (?:him|her) at night|texting (?:him|her|at night)|(?:doesn't|don't|does not|didn't) love me|meant nothing`,
  // Blows, threats, and what is done by force.
  String.raw`beats? (?:me|us|my|our)(?! (?:at|by|in|to|on|again|\d))|(?:raped?|bit|broke|spat (?:on|at)|strangled|molested|groped|assaulted|abused|attacked|smashed|undressed|hit|hits|hitting|kick(?:s|ed)?|punch(?:es|ed)?|slap(?:s|ped)?|push(?:es|ed)|shov(?:es|ed)|chok(?:es|ed)|grab(?:s|bed)|drag(?:s|ged)|burn(?:s|ed|t)|threaten(?:s|ed)|chas(?:es|ed)|frighten(?:s|ed)|scar(?:es|ed)|hurts?) (?:me|us|my|our)`,
  String.raw`th(?:rew|rows) (?:\p{L}+ ){1,4}at (?:me|us|my)|(?:held|had|pushed|banged|shoved) my (?:head|face) (?:under|against|into|down|on)|put me (?:up )?(?:against|through) the|(?:slap|knock|smack)(?:s|ped|ed)? (?:the|my) (?:\p{L}+ ){1,3}out of my|(?:took|takes|kept|keeps) my (?:bank )?(?:card|phone|keys|passport|purse|wages)|(?:sits?|sat|sitting) on my bed|(?:hands?|fingers|arm) (?:round|around|on|over) my (?:neck|throat|back|mouth|thigh|leg)|pulled my hair|made me kneel|caned|held my (?:face|throat|arms|wrists)|forced (?:himself|herself)|(?:punched|kicked) the (?:wall|door)|tried to kill|kills? me if`,
  String.raw`in my room when|(?:comes|came|come) (?:in|into) (?:to )?my room|our secret|(?:have|had|told me) to hide|not to tell`,
  // Who comes where they are not wanted.
  String.raw`let (?:himself|herself) in again|follow(?:s|ed|ing)? (?:me|us) (?:to|home|from|off|into|onto|all the way)|(?:i|i've|have) blocked (?:him|her|them)|(?:changed|changing) the locks|keeps (?:texting|calling|ringing|turning up)|keeps sending (?:me )?(?:flowers|messages|texts|pictures|photos)`,
  String.raw`(?:here|there|back) again (?:at|outside|when|shouting)|(?:was|is) (?:outside|at|by) (?:my|the) (?:\p{L}+ ){0,2}(?:door|gate|work|bus stop|window|house|flat) again|(?:waiting|standing|outside) (?:\p{L}+ ){0,4}when i (?:finished|locked|left)|texting (?:me )?again at (?:two|three|four|night)|hand in (?:his|her) hair`,
  // What is said in anger, drink, and what is taken.
  String.raw`(?:shout|scream|yell)(?:s|ed|ing)? at (?:me|us|my)|called me an? (?!${kindName})\p{L}+|silent treatment|(?:won't|doesn't|wouldn't|not) (?:speak|talk)(?:ing)? to me|drunk again|drinking again|lied to me|stole my|sacked me|fired me`,
];
const harming = new RegExp(String.raw`(?<!\p{L})(?:${harms.join('|')})(?!\p{L})`, 'iu');
/** 'I am so scared of Ray': of whom, and not of the dark. */
const fearing = /\b(?:scared|afraid|frightened|terrified) of (?:\p{Lu}|him\b|her\b|them\b|my (?!own))/u;

/** Who does something is among so many words that open its sentence: 'My dad'. */
const opening = 2;
const someone = /\b(?:he|she|him|his|her|they|them)\b/i;

function isHarm(text: string): boolean {
  return harming.test(text) || fearing.test(text);
}

/** 'Rob locked me in the shed': what is surely hard, and done to the writer by who opens the sentence. */
function isDoneToWriter(words: readonly Word[], text: string): boolean {
  const isToWriter = words.slice(1).some(({ lower }) => /^(?:me|us)$/.test(lower));
  return isToWriter && isHeavyOrWorse(severityOfClause(text));
}

/**
 * The words, by their keys, of which some may be the name of who is not raised a glass to: all of a note that is silent for
 * danger from others, as a toast is heard by who is in the room; and of any other those of a sentence, and of the one
 * before, that tells what no glass is raised for, or of a farewell.
 */
function spokenIllOf({ notes, danger }: Week): ReadonlySet<string> {
  const found = notes.flatMap(({ severity, tidied }) => {
    if (severity === 'crisis' && danger.mayBeFromOthers) {
      return wordsOf(tidied);
    }
    const sentences = tidied.split(sentenceEnd);
    return sentences.flatMap((text, at) => {
      const words = wordsOf(text);
      const doers = isDoneToWriter(words, text) ? words.slice(0, opening) : [];
      const isFarewell = severity === 'crisis' && mayBeFarewell(text);
      const isCruelty = isHeavyOrWorse(severity) && isCruel(words);
      if (!isFarewell && !isCruelty && !isHarm(text)) {
        return doers;
      }
      // 'He put his hands round my neck. Andy said sorry': who it was may be named anywhere in the note.
      return someone.test(text) ? wordsOf(tidied) : [...wordsOf(sentences[at - 1] ?? ''), ...words];
    });
  });
  return new Set(found.map(keyOf));
}

function wordsOf(text: string): Word[] {
  return wordsAmong(tokenize(text));
}

/**
 * Whether someone may be who a note is afraid of: a man or a woman as it says, or anybody whose name tells neither. Such is
 * a note that is silent where danger may come from others, even if it names somebody ('Mum rang. He checks my phone'), and
 * one that tells of harm and names nobody. Beside an alarm that is likely none it is only whom they may live with.
 */
function fearedIn({ notes, names, danger }: Week): ({ text }: Named) => boolean {
  const afraid = notes.filter(
    ({ severity, tidied }) =>
      (severity === 'crisis' && danger.mayBeFromOthers) ||
      (tidied.split(sentenceEnd).some(isHarm) && peopleIn(tidied, names).length === 0),
  );
  const [isOfHim, isOfHer] = [him, her].map((word) => afraid.some(({ tidied }) => word.test(tidied)));
  const isLikelyNone = !danger.isPlain && afraid.every((note) => mayBeInVain(note, names));
  return ({ text }) => {
    const isWoman = women.test(text) || womenNames.has(text.toLowerCase());
    const mayBe = (isOfHer === true && !men.test(text)) || (isOfHim === true && !isWoman);
    return mayBe && (!isLikelyNone || ofHome.test(text));
  };
}

/** With whom somebody lives and of whom they may be afraid, whatever a note says. */
const ofHome = /\b(?:step\p{L}+|husband|hubby|wife|partner|boyfriend|girlfriend|fianc\p{L}+|ex)\b/iu;

/** Whether the alarm of a note is likely none: it has no sign of fear, tells of no harm, and says who 'he' and 'she' are. */
function mayBeInVain({ severity, tidied }: ReadNote, names: Names): boolean {
  return (
    severity === 'crisis' && !hasSignOfFear(tidied) && !tidied.split(sentenceEnd).some(isHarm) && saysWho(tidied, names)
  );
}

/** 'We buried Stig', 'Pop Earl slipped away', 'Granny passed Saturday night', 'since Mum went', "Ted's funeral". */
const deaths = [
  /\b(?:[Bb]ur(?:y|ied|ying)|[Cc]remat(?:e|ed|ing)) (?:our |my |old |dog |cat ){0,2}(?<name>\p{L}{1,30})(?! in (?:the )?(?:sand|leaves|snow|cushions|blankets)\b)/gu,
  /(?<!\p{L})(?<name>\p{L}{1,30})(?: has| had)? (?:died(?! (?:laughing|of (?:laughter|shame|embarrassment)))|passed (?:away|on(?= last| this| \p{Lu}|[.,])|peacefully)|slipped away|was (?:buried|cremated|put to sleep)|is in the (?:little |white )*(?:box|coffin))(?!\p{L})/gu,
  /\b(?<name>[Gg]ran(?:ny|dma|dad|dpa)?|[Nn]an(?:a|na)?|[Mm]u?[mo]m?|[Dd]ad(?:dy)?) passed (?=(?:last|this|on|in|yesterday|today|\p{Lu}\p{Ll}+day)\b)/gu,
  /\bsince (?:our |my |poor )?(?<name>\p{L}{1,30}) (?:went(?= to (?:God|rest)|[.,;]|$| and\b)|died|passed|left us)(?!\p{L})/gu,
  /\b(?:give|gave|given|giving) (?<name>\p{Lu}\p{L}{0,30}) (?:an? (?:\p{L}+ )?)?send-?off\b/gu,
  /(?<!\p{L})(?<name>\p{Lu}\p{L}{0,30})['’]s (?:funeral(?! (?:suit|shoes|tie|plan))|burial|wake|ashes|grave|month['’]s mind)\b/gu,
] as const;

/** The keys of those of whom a week tells that they died, also in what is silent: no glass is raised to them by name. */
function deadIn({ notes }: Week): ReadonlySet<string> {
  const found = notes.flatMap(({ tidied }) => deaths.flatMap((death) => [...tidied.matchAll(death)]));
  return new Set(found.flatMap(({ groups }) => wordsOf(groups?.['name'] ?? '').map(keyOf)));
}

/** Tells whether a glass may be raised to somebody, by all that is known of the week, also by what is silent in it. */
export function mayBeNamedIn(week: Week): (someone: Named) => boolean {
  const [ill, dead, isFeared] = [spokenIllOf(week), deadIn(week), fearedIn(week)];
  return (who) => !ill.has(who.key) && !dead.has(who.key) && !isFeared(who);
}
