import { finiteVerb } from './finite-verb.ts';
import { isFused } from './fused.ts';
import { isUnsureSpeech } from './unsure-speech.ts';
import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { firstNames } from '../lexicon/first-names.ts';
import {
  adverbs,
  coordinators,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { kinNames } from '../lexicon/people.ts';
import { looksPast, nounLikePast, pastAuxiliaries } from '../lexicon/verbs.ts';

/** What the listener cannot hear without the day it was written on: 'last week and today her teacher phoned'. */
const ownDay = /\b(?:today|tonight)\b/i;
const otherDay = /\b(?:last (?:week|month|year|night)|yesterday)\b/i;
/** 'He cut am straight', as some say 'it'; 'she told her teacher my dad's a beginner', in her own words. */
const othersWay =
  /(?<!\b(?:I|so|nor|neither|and|but|as|than|that|what|who|where|how|when|because|now|still|\d{1,2}|half|here)) \bam\b(?! I\b)|\b(?:she|he|they|\p{Lu}\p{Ll}+) (?:told|tells) (?:\p{L}+ ){1,3}my \p{L}+(?:'s| is| was| are| has)\b/u;
/** 'She said we', 'I don't know': the word itself was said, or nothing is. */
const onlyAWord =
  /\b(?:said|says|say|goes|called it) (?:we|us|I|me|mine|ours)$|^I (?:don't|do not|didn't) know(?:$| (?:nothing|nowt|maybe|just|probably|tbh)\b)/i;
/** 'My legs is dead', by whose grammar 'your legs is'. */
const ownPlural = /\b(?:my|our) (?!\p{L}*(?:news|maths|physics|ss|us|is|as|boss|series|lens)\b)\p{L}{2,}s is\b/iu;
/** Said aside, in the middle of a clause and without a mark: 'for I guess ten minutes'. */
const aside =
  /(?<!\b(?:and|but|so|because|when|that|if|as|what|which|where|how|why|said|till|until|before|after|than|all))(?<=[\p{L}\p{N}]) (?:I (?:guess|mean|swear|dunno)|I'm not (?:going to|gonna) lie|I don't know (?:what|how|why)|like to have)\b/iu;
/** 'Ours' is the listener's together with somebody, which 'yours' is not. */
const shared = /\bours\b/i;
/** 'Surf was flat so didn't miss anything': a deed without its doer, after another's. */
const lostDoer =
  /^(?!(?:I|we|[Tt]oday|[Yy]esterday)\b)\p{L}.* (?:so|but|because) (?:didn't|couldn't|wasn't|haven't|hadn't|don't|can't|won't|got|had|went|took|made|gave|stayed)\b(?! (?:I|we|he|she|it|they|the|my)\b)/iu;
const ended = /\b(?:I|we)(?:'\p{L}+)?\b/iu;

/** 'Limpets have teeth': what holds always. */
const generalTruth =
  /^(?!(?:we|they|things|mine|ours|yours|kids|boys|girls|parents|neighbours|neighbors)\b)\p{L}+s have (?!\p{L}+(?:ed|en|wn|ne|ght)$)(?!(?:gone|come|begun|left|won|lost|sold|run|met|found)$)\p{L}+$/iu;
/** 'We have none of us played on it': who did it stands in the middle of what was done. */
const amongUs =
  /\bwe (?:have|had|did|do|were|are) (?:none|neither|both|all|each) of us (?:\p{L}+ed|seen|been|done|had|gone|eaten|slept|known)\b/iu;

/** 'But we move', 'like I died': how one talks, and not what anybody did. */
const slang = /\b(?:but|and|still) we (?:move|ball|go again)(?=$|[.,!])|^like I (?!said|promised|do\b|did\b)\p{L}+ /iu;
/** 'Lesson rained out', 'woman behind me tutted', 'heating on by 4', 'Paid.', with words left out; 'just us', which is not 'just you'. */
const telegram =
  /(?<!\b(?:was|were|got|is|been) )\brained (?:out|off)\b|, (?:woman|man|lady|guy|bloke|girl|boy|kid|lad|fella) (?:behind|beside|next to|in front)\b|^(?:heating|lights?|oven|kettle|washing|telly|tv|radio) (?:is )?on\b|^(?:me again|cannot|(?:both|all|none) of them)\b|\bjust us\b|^minus \d|^paid(?:$|[,.!])/iu;
/** 'Then shut the lid on his own hand', after a sentence of somebody else's. */
const othersDeed =
  /^(?:(?:and )?then )?(?!(?:I|we|watched|saw|helped|let|taught|showed|caught|filmed|made)\b)\p{L}+ (?:\p{L}+ ){1,6}(?:his|her) own (?:hand|finger|thumb|foot|toe|head|nose|lip|tongue|arm|leg)s?\b/iu;

/** Done to the writer, or to a thing, as likely as by the writer: 'Stung on the ear', 'Asked to be the cow', 'Closed.' */
const undergone = [
  /^(?:soaked|drenched|frozen|chilled) (?:to|through)\b/i,
  /^(?:stung|bitten|blessed|denied|beaten|rewarded|interrupted)(?: (?:on|by|in|at|once|twice|again)\b|$)/i,
  /^(?:asked|told|invited|allowed|chosen|picked|made) to \p{L}+/iu,
  /^(?:suspended|expelled|discharged|released|admitted|delayed|postponed|cancell?ed|grounded) (?:till?|until|for|from|at|on|again|by)\b/i,
  /(?:^|: )(?:locked (?:in|out)|rained off|snowed in|laid off|let go|told off|stood up|cut off|held up|called off|tied up with)\b/i,
  /^(?:solved|sorted|fixed|done|finished|mended) in (?:one|two|no time|seconds|minutes|an hour|\d)/i,
  /^sold out\b(?! of\b)/i,
  /^packed out\b/i,
  /^paid (?:mostly |partly |only |entirely )?in \p{L}+/iu,
  /^(?:fed|given|sold|sent|left|returned|delivered) to\b/i,
  /^(?:closed|shut|asked|fixed|mended|sold|found|made|taken|served|sorted|solved|cancelled|delivered|forgiven|burnt|burned|ruined|overdone|undercooked|spotted|caught|busted|rumbled)$/i,
  /^(?:\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) \p{L}+s \p{L}+ed$/iu,
];
/** 'I was laughed', 'my umbrella was died': what is not done to anybody. */
const notUndergone =
  /\b(?:was|were) (?:laughed|smiled|cried|died|arrived|happened|slept|came|fell)\b(?! (?:at|upon|over|about|for)\b)/i;
/** Said by whom, after a sentence of another: 'She rang. Said I'd think about it.' */
const saidByWhom = /^(?:said|says) I(?:'d|'ll|'m| would| will| was| am)\b/i;
/** 'So are you, I told her': said to somebody, and not marked as said. */
const saidToThem = /(?:\byou(?:r|rs)?\b[^“”]{0,60}|^so (?:am|was|do|did|have) I), I (?:told|said|asked)\b/iu;
/** 'I shall take that as a compliment', 'I am recording this': said with a smile, and an order or a report in our words. */
const wry =
  /\bI(?:'m| am) afraid(?=$| (?:I|we|he|she|it|they|that|so|not)\b)|\bI(?: shall|(?: am|'m) (?:recording|noting|logging|counting) (?:this|that|it))\b/u;
/** 'Slept in till 6. That's sleeping in': what holds always. */
const always = /^that's (?!(?:every|some|any|no)thing\b)\p{L}+ing\b/iu;
/** 'He said marry me Donna', 'said thank you for not letting me quit': whose 'me' that is. */
const saidToWriter =
  /\b(?:said|says|goes) (?:(?:marry|help|hold|give|tell|show|call|text|let|take|bring|kiss|follow|trust|watch) (?:me|us)\b|(?:thank you|thanks|cheers|ta|sorry) for (?:\p{L}+ ){1,5}me\b)/iu;
/** 'Blowing a gale so no fishing': nobody did that. */
const weather = /^(?:blowing|raining|snowing|pouring|bucketing|lashing|hailing|freezing|chucking|tipping)\b/i;
/** 'I told him they were for us': who is meant by what was said. */
const saidOfUs =
  /\bI (?:told|said)(?: \p{L}+)?(?: that)? (?:they|it|this|that|he|she)\b[^“”,]{0,30}\b(?:for|to|about|like) us\b/u;
/** Said to the reader: 'Bury me with the burgers', 'so excuse me'. */
const toTheReader =
  /(?:^|[,;:] |\b(?:so|just|please|and) )(?:excuse|pardon|forgive|bury|shoot|kill|trust|believe|bless|help|wake|ask|marry|send) me\b/i;
/** 'Blessing Adeoti put up her hand': a name that looks like a deed. */
const nameLikeDeed = /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}/u;

/** Said of anybody: 'at ninety-four one is permitted to be optimistic'. */
const ofAnybody =
  /(?<!\b(?:this|that|the|which|each|every|any|no|last|first|next|new|old|only|big|little|other|good|right|left|my|your|his|her)) one (?:is permitted|must|may|can|does|feels|hopes|learns|wonders|forgets|never knows)\b/i;

/** 'With one I missing', 'fixed the I': a letter. */
const letter = /\b(?:the|an|one|letter|capital) I(?=$|[.,;!?]| missing\b| in\b)/u;

/** Marks that were dictated, and a morrow that is over when it is heard. */
const spokenMarks =
  /\b(?:new paragraph|new line|full stop|exclamation mark|question mark)\b|(?<!\b(?:the|a|an|oxford|this|that|missing|every) )\bcomma\b/i;
const morrow = /(?:'s|\bis|\bare) tomorrow\b|^\p{L}+ tomorrow$/iu;

/** Said to somebody whom nobody hears: 'dunno mate', 'says it all mate', 'cried on him, soz little man'. */
const toSomebody =
  /^dunno\b|(?<=\p{L} )(?<!\b(?:my|a|the|his|her|their|our|your|this|that|best|old|good|new|first|team|class|school|room|soul|bunk|house|flat|running|work|check|to|for|with|of|and) )mate$|\b(?:soz|sorry) (?:little|my|mate|pal|love|buddy|kid|darling)\b/iu;
/** 'So I would not “lose my nerves”': a piece of what was said, with somebody's 'my' in it. */
const pieceOfSpeech = /\b(?:not|to|would|could|will|can|should|might) “\p{Ll}[^“”]{0,80}\b(?:my|me|our)\b[^“”]{0,80}”/u;
/** 'Home and our Bev had done the lawn': no subject for what is joined. */
const homeAnd = /^(?:home|back|up|out|off) and (?:my|our|the|\p{Lu}\p{Ll}+) /iu;
/** 'She called me my darling': what was said. */
const pet = /\bcalled (?:me|us) my\b/i;
/** What one says of oneself and nobody else should: 'this will be the end of me', 'I am deceased'. */
const exaggerated =
  /\b(?:the end of me|finish me off|i could (?:die|have died)|(?:i'm|i am|i was) (?:so |literally |actually )?(?:deceased|dead|dying|done for))\b|^(?:deceased|dead|dying|screaming|crying|sobbing)$/i;
/** 'Nothing much today the bin man waved': two things, and no mark between them. */
const nothingAndMore =
  /^nothing (?:(?:(?:much|really|special|doing) )?(?:today |happened )|(?:much|really|special|doing) )(?:i|we|he|she|it|they|the|my|our|had|got)\b/i;
/** 'Ta but', 'Good but': a joint that ends a clause, as some say it. */
const endsOnJoint = /^\p{L}+(?: \p{L}+)? but$/iu;
/** 'Is still midnight now': told in the moment, and heard days after. */
const momentary =
  /\b(?:and |but )?now it(?:'s| is) (?:\p{L}+ )?(?:\d|mid|late|dark|past|half|quarter|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|one )/iu;

/** Whether a sentence is clear to its reader and yet likely to sound wrong in our grammar: it is quoted. */
export function isDoubtful(text: string): boolean {
  const own = text.replace(/“[^“”]*”/g, '“”');
  return (
    (ownDay.test(own) && otherDay.test(own)) ||
    aside.test(own) ||
    shared.test(own) ||
    letter.test(own) ||
    spokenMarks.test(own) ||
    ofAnybody.test(own) ||
    morrow.test(own) ||
    (lostDoer.test(own) && !ended.test(own)) ||
    undergone.some((pattern) => pattern.test(bare(own))) ||
    notUndergone.test(own) ||
    slang.test(own) ||
    wry.test(own) ||
    saidToWriter.test(own) ||
    weather.test(own) ||
    always.test(own) ||
    saidOfUs.test(own) ||
    isDeedOfOthers(own) ||
    saidByWhom.test(own) ||
    saidToThem.test(own) ||
    toTheReader.test(own) ||
    nameLikeDeed.test(own) ||
    pet.test(own) ||
    homeAnd.test(own) ||
    pieceOfSpeech.test(text) ||
    toSomebody.test(bare(own)) ||
    exaggerated.test(bare(own)) ||
    endsOnJoint.test(bare(own)) ||
    nothingAndMore.test(own) ||
    amongUs.test(own) ||
    telegram.test(own) ||
    generalTruth.test(bare(own)) ||
    onlyAWord.test(bare(own)) ||
    othersWay.test(own) ||
    ownPlural.test(own) ||
    momentary.test(own) ||
    isUnsureSpeech(text) ||
    isFused(text) ||
    isOwnMeUnsure(own)
  );
}

function isDeedOfOthers(text: string): boolean {
  const verb = /^(?:(?:and )?then )?(\p{L}+)/iu.exec(text)?.[1] ?? '';
  return othersDeed.test(text) && looksPast(verb.toLowerCase());
}

/** Without the mark at its end. */
function bare(text: string): string {
  return text.trim().replace(/(?<![.!?…])[.!?…]+$/, '');
}

/** 'Half me pasty', 'out me bag': a dialect's 'my' before a word that we do not know for a thing. */
function isOwnMeUnsure(text: string): boolean {
  const found =
    /\b(?:half|all|in|on|with|of|off|out|round|from|for|over|under|into|through|near|behind) me (\p{Ll}+)/u.exec(
      text,
    )?.[1];
  return (
    found !== undefined &&
    ![adverbs, coordinators, determiners, numberWords, possessives, prepositions, subordinators, timeWords].some(
      (set) => set.has(found),
    ) &&
    !looksPast(found) &&
    !/^(?:this|that|today|again|now|too|home|back|alone|anyway|either|he|she|they|we|it|is|are|am|will|can|has|do|does|\p{Ll}+ing)$/u.test(
      found,
    )
  );
}

/**
 * Whether the parts of a clause do not make one sentence: 'supervisor out so Dre put the music on', 'hot tea, drank all of
 * it', where no verb stands in the first part.
 */
export function isPatched(text: string): boolean {
  const words = wordsAmong(tokenize(text));
  const finite = finiteVerb(text);
  const first = words[0];
  if (!finite || !first || first.quoted || finite.at === 0) {
    return false;
  }
  const head = words.slice(0, finite.at + 1);
  const leads =
    [prepositions, subordinators, timeWords, adverbs].some((set) => set.has(first.lower)) ||
    /^(?:next|last|first thing|one|this|that|every|each|later|half|not|no|here|there)$/.test(first.lower);
  // 'Power cut, so we sat': the verb is none.
  const next = words[finite.at + 1];
  const isNoun =
    finite.at === 1 &&
    next?.mark === ',' &&
    nounLikePast.has(words[1]?.lower ?? '') &&
    !isSubject({ ...first, text: first.lower });
  return !leads && (isNoun || isJoinedToScrap(head) || isDeedAfterScrap(words, finite.at));
}

const pronoun = /^(?:he|she|it|they|we|i|everyone|everybody|nobody|there)(?:'\p{L}+)?$/u;

/** 'First frost and it didn't matter', 'chips so nobody cared': no verb before the word that joins. */
function isJoinedToScrap(head: readonly Word[]): boolean {
  return head.some(({ lower, mark }, at) => {
    const next = head[at + 1];
    if (at === 0 || next === undefined) {
      return false;
    }
    const opens = pronoun.test(next.lower);
    if (lower === 'so' || lower === 'but') {
      return opens || isSubject(next);
    }
    // 'My sister and I', 'the pair of them and everyone'.
    return (
      lower === 'and' &&
      next.mark === '' &&
      ((mark === ',' && isSubject(next)) || (opens && next.lower !== 'i' && !/^(?:every|no)/.test(next.lower)))
    );
  });
}

function isSubject({ lower, text }: Word): boolean {
  return (
    pronoun.test(lower) ||
    determiners.has(lower) ||
    possessives.has(lower) ||
    kinNames.has(lower) ||
    firstNames.has(lower) ||
    /^\p{Lu}/u.test(text)
  );
}

/** 'Masala dosa with Anu, waited forty minutes': a thing, and what somebody did. */
function isDeedAfterScrap(words: readonly Word[], at: number): boolean {
  const [first, verb] = [words[0], words[at]];
  const owes = verb?.lower === 'had' && words[at + 1]?.lower === 'to';
  if (!first || verb?.mark !== ',' || !looksPast(verb.lower) || (pastAuxiliaries.has(verb.lower) && !owes)) {
    return false;
  }
  const opensPerson =
    determiners.has(first.lower) ||
    possessives.has(first.lower) ||
    kinNames.has(first.lower) ||
    firstNames.has(first.lower) ||
    pronoun.test(first.lower);
  return !opensPerson || /^(?:a|an|some)$/.test(first.lower);
}
