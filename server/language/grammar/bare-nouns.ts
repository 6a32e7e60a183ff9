import { opensPredicate, wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { determiners, numberWords, possessives, prepositions } from '../lexicon/function-words.ts';

/** After these a counted noun may stand bare: 'at table', 'by train', 'kind of person', 'as captain'. */
const setPhrases =
  /^(?:(?:at|by) (?:\p{L}+)|(?:in|on|to|from|off|out of|into) (?:bed|foot|person|hand|top|board|class|group|court|stage|shift|holiday|call|line|form|front|fire|time|tune|turn|season|view|file|order|charge|case|part|place|target|track|duty|leave|camera|film|site|base|page|loan|sale|record|date|edge|end|key|step|tip|full|bloom|flower|leaf|half|port|dock|village|town|church|school|college|uni|hospital|prison|campus|island|earth|theatre|pitch|deck|cue|trial|strike|show|parade|guard|watch|ice|air|paper|phone|speaker|screen|tap|drums|bass|piano|guitar|video|pieces|love|heart|mind|head|eye|mouth|ear|knee|toe|finger|nose|goal|net|orbit|drag|costume|uniform|character|colour|bulk|theory|detail|office|space|step|sight|silence|tears|pain|position|private|public|rehearsal|reception|session|stock|trouble|use|work)|(?:kind|sort|type|kinds|sorts|types|piece|bit|lot|lots|plenty|of) of \p{L}+|(?:as|like|without|per|than|via|with|of|and|or|no|for) \p{L}+|of course|side by side|face to face|(?:in|on|to|from|into|onto|over|up|down|off|past) (?:deck|shore|land|bank))$/u;
/** What is done with them has no article in English: 'played guitar', 'had breakfast', 'took part'. */
const played =
  /^(?:guitar|piano|violin|cello|flute|drum|trumpet|trombone|tuba|ukulele|fiddle|accordion|recorder|keyboard|game|part|fun|hide|tag|catch|house|centre|goal|keeper|captain|host|judge|nurse|mum|dad)$/;
const verbs =
  /^(?:bought|buy|found|find|made|make|got|get|gave|give|took|take|put|saw|see|sent|send|had|have|has|brought|bring|wrote|read|opened|open|closed|fixed|cleaned|cooked|ate|eat|drank|wore|wear|lost|won|built|drew|draw|painted|paint|learned|carried|carry|showed|show|used|use|broke|cut|planted|borrowed|returned|washed|needed|need|want|wanted|is|was|became|call|called|received|started|finished|changed|left|caught|met|passed|paid|pay|held|drive|drove|ride|rode|visited|watched)$/;
const places = /^(?:in|on|from|into|onto|behind|under|over|through|near|to|inside|outside|across|around|beside)$/;

/** Whether a counted noun stands where English would have 'a', 'the' or 'my' before it: 'I bought coat in charity shop'. */
export function lacksArticle(text: string): boolean {
  const words = wordsAmong(tokenize(text));
  return words.some((_, at) => isBare(words, at));
}

function isBare(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || word.quoted || !countNouns.has(word.lower) || /^\p{Lu}/u.test(word.text) || at === 0) {
    return false;
  }
  // Of 'dog walk' and 'bus pass' the last noun counts, and 'half and half' is a pair.
  const goesOn =
    next?.mark === '' &&
    !(
      prepositions.has(next.lower) ||
      opensPredicate(next.lower) ||
      /^(?:and|but|so|because|when|that|who|which|i|he|she|we|they|it|for|again|today|also|now|too|very|by|without|already|only|myself|alone)$/.test(
        next.lower,
      )
    );
  if (
    goesOn ||
    /^(?:and|or|by|to|after)$/.test(words[at - 1]?.lower ?? '') ||
    (next?.lower === 'and' && countNouns.has(words[at + 2]?.lower ?? ''))
  ) {
    return false;
  }
  const from = startOfNoun(words, at);
  const governor = words[from - 1];
  if (from === 0 || !governor || words[from]?.mark !== '' || governor.quoted) {
    return false;
  }
  if (verbs.test(governor.lower)) {
    return (
      !played.test(word.lower) &&
      !(
        from === at &&
        /^(?:is|was|became|have|has|had|call|called)$/.test(governor.lower) &&
        at - from === 0 &&
        !isSure(words, from)
      )
    );
  }
  const phrase = `${governor.lower} ${word.lower}`;
  return places.test(governor.lower) && !setPhrases.test(phrase) && !played.test(word.lower);
}

/** 'It is miracle', 'I had radio', and not 'what I had read' or 'the one she called mum'. */
function isSure(words: readonly Word[], from: number): boolean {
  return /^(?:i|he|she|it|we|they|this|that)$/.test(words[from - 2]?.lower ?? '');
}

/** The first word of the noun that ends at `at`, past at most two that describe it. */
function startOfNoun(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && at - from < 2 && words[from]?.mark === '' && describes(words[from - 1])) {
    from -= 1;
  }
  return from;
}

const adjectives =
  /^(?:new|old|big|small|little|good|bad|nice|warm|cold|hot|long|short|red|blue|green|white|black|yellow|brown|first|second|third|last|next|wrong|right|left|young|beautiful|heavy|empty|full|free|best|same|winter|summer|charity|kitchen|fourth|fifth|high|low|highest|fresh|clean|dirty|broken|lost|whole|small|tiny|front|back|wooden|plastic|metal|sweet|charming|very|too)$/;

function describes(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !word.quoted &&
    !determiners.has(word.lower) &&
    !possessives.has(word.lower) &&
    !numberWords.has(word.lower) &&
    (adjectives.test(word.lower) || (countNouns.has(word.lower) && !/^\p{Lu}/u.test(word.text)))
  );
}
