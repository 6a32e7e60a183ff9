import { firstNames } from '../lexicon/first-names.ts';
import { isSaidTwice } from './said-twice.ts';
import { contractions, shortForms } from '../lexicon/short-forms.ts';
import { withoutHesitation } from './hesitation.ts';
import { thumbsInFull } from './thumbs.ts';

/** A short form of quick thumbs, where it stands as a word. */
const shortForm = new RegExp(
  `(?<![\\p{L}\\p{N}_'.])(?:${Object.keys(shortForms).join('|')})(?![\\p{L}\\p{N}_'])\\.?(?=[\\s,;!?]|$)`,
  'giu',
);
/** What comes after the end of a sentence, also where nobody sets capitals. */
const startsSentence = /^\s+(?:\p{Lu}|(?:he|she|they|we|i|it)\b)/u;
/** Short forms that are written with a point of their own. */
const cutShort = /^(?:incl|dept|govt|hosp|appt|approx|mins|hrs|yrs?|wks|mos)\.$/i;
const isTime = /^(?:mins|hrs|yrs?|wks|mos)\.$/i;
/** 'Dried in 1 hr.', beside a number alone: HR is a department. */
const hours = /(?<=(?:\d|\ban|\bhalf) )hr\b/g;
/** 'Cuz it rained', 'coz it rained'; 'my cuz', 'lil coz' and 'next to cuz Hemi' are a cousin. */
const cuz =
  /(?<!\b(?:my|our|your|his|her|their|the|lil|little|big|baby|older|younger) )(?<!\b(?:beside|with|by|and|next to) (?=co?u?z \p{Lu}))\b(?:cuz|coz)\b/giu;
/** 'Ur a legend', 'while ur asleep', 'ur late': not 'ur late nan'. */
const urIs =
  /(?<![\w'.])ur(?= (?:(?:an?|the|so|not|such|too|going|gonna|welcome|kidding|asleep|awake|here|there)\b|(?:right|late|dead|mad|crazy|lucky|funny|amazing|beautiful|ok|okay|fine|broke|tired|sick|hungry|wrong|lying|joking|cute|weird)(?=$|[.,!?]| (?:and|but|n)\b)))/gmu;
/** After these a laugh is what somebody wrote or said: 'he put haha on it'. */
export const verbsOfWriting = 'put|puts|wrote|says?|said|typed|replied|sent|texted|goes';
/** What is exclaimed or laughed in writing and says nothing. */
const exclaimed = new RegExp(
  String.raw`(?:^|(?<=[\s,]))(?:(?:oh,? )?(?:my (?:god|gosh|goodness|word|days)(?! (?:is|was|of|for|and|as|has|will|against|did|in|on|to|at)\b)|omg|bruh|tbh|imo|btw|ngl)|(?<!\b(?:${verbsOfWriting}) )(?:oh,? )?(?:lol|lmao|haha(?:ha)*))\b([,!.]*)[^\S\n]*`,
  'gim',
);
const oClock = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o clock\b/gi;
/** 'IM soccer' is no "I'm". */
const contraction = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?!im (?:soccer|football|basketball|volleyball|league|injection))(?:${Object.keys(contractions).join('|')})(?![\\p{L}\\p{N}_])`,
  'giu',
);

const loneI = /(?<![\p{L}\p{N}.\-/]|\p{L}['’])i(?='(?:m|ve|d|ll)\b|(?![\p{L}\p{N}.\-/)']))/gu;

/** Words that only a Scot writes: beside them 'ah' is 'I'. */
const scots =
  /\b(?:(?:could|would|should|did|does|was|wis|have|huv|is|can|will|do)nae|nae|aff|tae|oot|doon|wumman|dae|masel|ken)\b/i;

/** The words of a text in full and its turns mended: what thumbs leave out, dictation adds and nobody says aloud. */
export function mendWords(text: string): string {
  const own = scots.test(text) ? text.replace(/(?<![\p{L}'’-])ah(?='(?:m|ve|d|ll)\b| \p{Ll})/giu, 'I') : text;
  const restarted = own
    // 'Good evening. Today I had the stove man in.'
    .replace(/^(?:[Gg]ood (?:morning|afternoon|evening)|[Hh]ello)(?: (?:all|everyone|diary))?[.!]+\s+(?=\p{Lu})/u, '')
    // 'Headache today, haha. Gin.'
    .replace(/(?<=\p{L}),? (?:lol|haha(?:ha)*|lmao)(?=[.!?] )/giu, '')
    .replace(/(?<=\p{L}) (?:lol|haha(?:ha)*|lmao) (?=(?:i|it|he|she|we|they|the|my|that)\b)/giu, '. ')
    .replace(/(?:,|(?<![\s,]))(?<!\b(?:do|did|as|if))\s*\b(?:you|u|ya) know\b(?=\s*(?:[,.!]|$))/gim, '')
    // 'I well I finally asked': begun twice.
    .replace(/\b(i|he|she|we|they|it) (?:(?:well|mean|like|um+|uh+|er+|you know),? )+(?=\1\b)/gi, '')
    .replace(/\b(and|but|so) (?:(?:um+|uh+|er+) )?(?:yeah|well|like) (?=(?:i|he|she|we|they|it|the|my)\b)/gi, '$1 ')
    .replace(/^(?:i mean|you know what|so yeah|yeah so),? (?=\p{L})(?!\p{L}+\?)/gimu, '')
    .replace(/\bsoo+\b(?!-)/gi, (word) => (word.startsWith('S') ? 'So' : 'so'));
  const begun = withoutHesitation(restarted)
    .replace(
      exclaimed,
      // 'It got 200 views omg. Someone wrote': what it ended stays ended.
      (_, marks: string, at: number, whole: string) =>
        at > 0 && /[!.]/.test(marks) && /[\p{L}\p{N}”] $/u.test(whole.slice(Math.max(0, at - 2), at)) ? '. ' : '',
    )
    .replace(/(?<=[\p{L}\p{N}”]) \. /gu, '. ')
    .replace(contraction, contracted)
    // 'Got the a for anatomy': a mark, and no article.
    .replace(/(?<=\bgot (?:the|an?) )[a-f](?= (?:for|in|on|plus|minus)\b|\s*$|[.,!])/gim, (mark) => mark.toUpperCase())
    .replace(
      /(?<=\b(?:fixed|made|did|built|mended|painted|cooked|cleaned|repaired|put) [^.,;!?]{1,40}\bmyself) (?=(?:saved|spent|got|had|made|took|felt|went|used|learned|cost)\b)/gi,
      ', ',
    )
    // 'She fainted, but only because of the heat, she came back': there the reason ends.
    .replace(/(\b(?:but )?only because (?:of )?[^,.;!?\n]{2,40}), (?=(?:i|we|he|she|they|it) \p{L})/giu, '$1. ')
    // 'Today itself it came', as one says it in India.
    .replace(/\b(today|yesterday) itself\b,? ?/gi, '$1 ')
    // 'Uploaded 11:52': done at that hour.
    .replace(
      /(?<=\b(?:uploaded|submitted|sent|arrived|left|finished|landed|woke(?: up)?|home|delivered|posted|clocked off)) (?=\d{1,2}[:.]\d{2}\b)/gi,
      ' at ',
    )
    .replace(/^TIL\b/gm, 'Today I learned')
    .replace(/\bTIL\b/g, 'today I learned')
    .replace(/(?<=\s)til(?=\s)/g, 'till')
    .replace(
      /\bcos(?= (?:i|we|he|she|it|they|of|my|his|her|their|our|the|a|no|nobody|everyone|mum|dad|there)\b)/gi,
      'because',
    )
    .replace(
      /\bwent (?=(?:gym|pub|cinema|shops?|beach|park|dentist|doctors|supermarket|barber'?s?)\b)/gi,
      'went to the ',
    );
  return (
    longForms(begun)
      .replace(
        /\bits(?= (?:a|an|the|not|so|been|gone|like|just|my|very|too|really|going|older|better|fine|ok|okay|nice|good|raining|snowing|only|always|never|about|all|still|literally|actually|basically|honestly|probably)\b)/gi,
        (word) => (word.startsWith('I') ? "It's" : "it's"),
      )
      .replace(
        /\bits(?= (?:personal|called|quite|pretty|weird|cute|funny|hard|cold|hot|warm|freezing|boiling|roasting|amazing|perfect|over|done|tiny|huge|free|even|broken|mine)(?:$|[.,!?]| (?:and|but|so|to|that|when|for|in|here|today|outside|now|lol)\b))/gim,
        (word) => (word.startsWith('I') ? "It's" : "it's"),
      )
      .replace(/(?<=\bname (?:and|is) )its(?= \p{Lu})/gu, "it's")
      .replace(
        /(?<=^|[.!?]\s)its(?= (?:in|on|under|behind|still|just|always|only|not|an?|the|my|all|been|his|her|our|their|your|yours|hers|ours)\b)/gim,
        "It's",
      )
      .replace(/\bwont\b/gi, (word) => (word.startsWith('W') ? "Won't" : "won't"))
      .replace(
        /(?<!\b(?:the|of|two|three|four|some|other|all|those|these|many|most|both|few|football|school) )\b(mum|mom|dad|nan|gran|grandad|grandma|granddad)s (?!(?:and|or|are|were|who|in|at|on|with|have|had|to|from|group|all|of|both|do|did|go|come|like|get|know|say|said)\b)(?=[a-z])/gi,
        "$1's ",
      )
      .replace(
        /\b(\p{L}\p{Ll}{2,14})s (?=(?:sister|brother|mum|mom|mam|dad|wife|husband|son|daughter|kids?|house|place|car|van|birthday|wedding|funeral|dog|cat|flat|kitchen)\b)/gu,
        (written, name: string) =>
          firstNames.has(name.toLowerCase()) && !firstNames.has(`${name.toLowerCase()}s`) ? `${name}'s ` : written,
      )
      .replace(/\bat ((?:my |our )?(?:mum|mom|dad|nan|gran|grandad|grandma))s\b/gi, "at $1's")
      .replace(/\b(would|could|should|might|must)ve\b/gi, "$1've")
      .replace(/\bid (?=been|like|love|never|have|rather|always|forgotten|had)/gi, "I'd ")
      .replace(/\bill (?=be |go |get |have |try |take |always |never |do )/gi, "I'll ")
      .replace(loneI, 'I')
      .replace(
        /\b(some|a bit of|a little|much needed|much-needed|proper|real|more|little) me[- ]time\b/gi,
        '$1 time to myself',
      )
      .replace(/\bme[- ]time\b/gi, 'time to myself')
      .replace(/(?:,|(?<![\s,]))\s*\blet'?s go+\b[\s!]*$/gim, '')
      .replace(/(?<=\p{Lu}\p{Ll}+ and )em\b/gu, 'Em')
      .replace(/\s&\s/g, ' and ')
      .replace(/(?<=\s)w\/o(?=\s)/gi, 'without')
      .replace(/(?<=\s)w\/out(?=\s)/g, 'without')
      .replace(/(?<=\s)w\/e(?=[\s.,!?]|$)/g, 'whatever')
      .replace(/(?<=\s)w\/c(?=\s)/g, 'which')
      .replace(/(?<=\s)w\/(?=\s?\p{L})/gu, 'with ')
      .replace(/\beach others (?=\p{Ll})/gu, "each other's ")
      .replace(/(?<=\s)\+(?=\s)/g, 'and')
      // Not `\b`, which sees the end of a word beside every letter outside ASCII.
      .replace(/(?<!\p{L})(\p{Ll}+)(?: \1)+(?!\p{L})/gu, (run, word: string) => (isSaidTwice(word) ? word : run))
  );
}

function contracted(word: string): string {
  const mended = contractions[word.toLowerCase()] ?? word;
  if (/^\p{Lu}{3,}$/u.test(word)) {
    return mended.toUpperCase();
  }
  return /^\p{Lu}/u.test(word) ? mended.replace(/^./, (letter) => letter.toUpperCase()) : mended;
}

const ofTea = /^ (?:peng|tarik|o|c|si|halia|kosong|ais|botol|and kopi)\b/i;

/** 'In 5 mins. or so': what a sentence goes on with behind a length of time. */
const goesOn =
  /^ (?:of|late|later|early|before|after|to|from|away|past|walk|each|at|for|or|in|on|by|with|is|was|are|were)\b/u;

function longForm(form: string, at: number, whole: string): string {
  // 'Stuck on the M8', 'the bus to W8', 'the RN said', '612 HV'.
  if (/^(?:\p{Lu}\d|RN$|HV$)/u.test(form)) {
    return form;
  }
  // 'Teh peng' is tea, and no 'the'.
  if (/^teh$/i.test(form) && ofTea.test(whole.slice(at + form.length))) {
    return form;
  }
  // A capital after a word with one belongs to a name: 'Jur Ur'.
  if (/^\p{Lu}\p{Ll}/u.test(form) && /\p{Lu}\p{Ll}+ $/u.test(whole.slice(Math.max(0, at - 20), at))) {
    return form;
  }
  const after = whole.slice(at + form.length);
  // 'Hv came to weigh them', where nobody has anything.
  if (
    /^hv$/i.test(form) &&
    (/^ (?:came|comes|said|says|was|is|rang|told|phoned|asked|visited|weighed)\b/u.test(after) ||
      /\bthe $/iu.test(whole.slice(0, at)))
  ) {
    return /^H/u.test(form) ? 'Health visitor' : 'health visitor';
  }
  // 'The papers came thru. me and the kids ate': only what is cut short by its point has it for nothing else, which no
  // hand has that begins with a small letter: 'slept 22 mins. ate toast'.
  const isStop = startsSentence.test(after) || (/^\p{Ll}/u.test(whole) && isTime.test(form) && !goesOn.test(after));
  const ends = form.endsWith('.') && (!cutShort.test(form) || isStop);
  const said = `${shortForms[form.toLowerCase().replace(/\.$/, '')] ?? form}${ends ? '.' : ''}`;
  return /^\p{Lu}\p{Ll}/u.test(form) ? said.replace(/^./, (letter) => letter.toUpperCase()) : said;
}

/** Short forms as they are said: 'minutes', 'because', 'an hour', "four o'clock". */
function longForms(text: string): string {
  return (
    thumbsInFull(text)
      .replace(urIs, "you're")
      .replace(shortForm, longForm)
      .replace(cuz, 'because')
      .replace(hours, 'hour')
      .replace(oClock, "$1 o'clock")
      .replace(/(?<=\s)w(?=\s[\p{L}\p{N}])/gu, 'with')
      .replace(
        /(?<=[\p{L}\p{N},”"]\s)(?<!\bthe )n(?=\s(?:\p{L}|\d{1,3} \p{Ll}))(?! (?:long|lat|\d{1,3} (?:home|bus|train|to|into|from))\b)/gu,
        'and',
      )
      .replace(/(?<=[.!?]\s|^)n(?=\s(?:\p{L}{2}|[iI]\b))(?! (?:long|lat)\b)/gmu, 'and')
      // 'N Denise said', not 'N came round'.
      .replace(/(?<=[.!?]\s|^)N(?= (?:\p{Lu}\p{Ll}|I\b|i\b|then\b|now\b))/gmu, 'And')
      .replace(
        /(?<=\b(?:know|knows|see|saw|sure|ask|asked|wonder|reason|that's|thats|is|was) )y(?=$|[.,!?]| (?:\p{Ll}|I\b))/gmu,
        'why',
      )
      .replace(
        /(?<=\b(?:said|says|messaged|texted|wrote|put|sent|goes)(?: me| us| back)? )ty(?= |[.,!?]|$)/gmu,
        'thank you',
      )
      .replace(
        /(?<=\b(?:was|is|am|were|so|just|i'm|i) )acc(?= (?:so|really|gonna|going to|like|thought|cried|crying|died|dying|good|fun|funny|insane|amazing|proud|happy|nice|cute|didn't|did|had|got|said|made|not)\b)/gu,
        'actually',
      )
      // 'On r team'.
      .replace(/(?<=\b(?:on|in|at|of|for|with|from|by|all) )r(?=\s\p{Ll}{3})/gu, 'our')
      .replace(/(?<=\p{L}\s)r(?=\s\p{Ll})(?! us\b)/gu, 'are')
      .replace(
        /(?<![\p{L}\p{N}'.-])(?<!\b(?:a|the) )u(?![\p{L}\p{N}'.-])(?! (?:turn|bend|boat|shape|tube|lock|bolt|haul)\b)/gu,
        'you',
      )
      .replace(toDo, 'to')
      .replace(/(?<=\b(?:to|gonna|gna|wanna|will|would|can|could|might|must|should) )b(?= \p{Ll})/gu, 'be')
      .replace(toSomebody, '$1 to')
      .replace(toPlace, 'to')
      .replace(forSomebody, 'for')
  );
}

/** 'I wanted 2 die', 'said 2 me', 'waited 4 ages': a number that is heard as a word. */
const toDo =
  /(?<=\b(?:want|wants|wanted|going|gonna|gna|need|needs|needed|tried|trying|used|able|supposed|allowed|about|meant|forgot|how|nothing|had|have|has|got|like|love|where|when|pounds|quid|dollars|bucks) )2(?= (?:die|go|be|b|do|get|see|say|tell|ask|help|eat|sleep|come|leave|stay|wait|talk|know|make|take|give|find|hear|live|work|play|stop|start|try|cry|scream|hug|kiss|run|study|finish)\b)/giu;
const toSomebody =
  /\b(said|next|listen|listened|listening|talk|talked|talking|spoke|gave (?:it|that|this|them)|showed (?:it|that|this)|went|got|close|nice|mean|happened|sang|home|back|up|down|out|off|over) 2(?= (?:me|him|her|them|us|my|the|his|our|their|school|bed|sleep|work|mum|mom|dad|nan|nana|church|town|see|get|help|say|tell)\b)/giu;
const toPlace =
  /(?<=\p{L} )(?<!\b(?:an?|the|this|that|years?|form|stage|unit|section|day|week|grade|level|room|part|class|route|bus|number|no|chapter|lesson|page|act|phase|step|version|type|tier|zone|gate|lane|floor|team|group) )2(?= (?:school|work|bed|church|town|college|uni|gym|mosque|class)(?:$|[.,!?]| (?:and|n|but|so|it|then|with|w|today|on|in|at|for|i|he|she|we|they|bc|because)\b))/gimu;
const forSomebody =
  /(?<=\p{L} )4(?= (?:me|him|her|them|us|u|you|my|his|our|their|ages|ever|mum|mom|dad|nan|nana)\b)/giu;

/** What a person leaves to be understood in writing, put out in full: "I'm" for 'im', 'because' for 'bc', 'I' for 'i'. */
export function inFullWords(text: string): string {
  return longForms(text.replace(contraction, contracted))
    .replace(loneI, 'I')
    .replace(/(?<=\s)w\/o(?:ut)?(?=\s)/giu, 'without')
    .replace(/(?<=\s)w\/e(?=[\s.,!?]|$)/gu, 'whatever')
    .replace(/(?<=\s)w\/c(?=\s)/gu, 'which')
    .replace(/(?<=\s)w\/\s?(?=[\p{L}\p{N}])/gu, 'with ');
}
