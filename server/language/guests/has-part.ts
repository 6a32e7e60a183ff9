import { makings } from '../lexicon/makings.ts';
import type { Mention } from '../reading/mentions.ts';

/** What stands before somebody who is only compared with, spoken of or played; who is called so may be a thing. */
const onlyMeant =
  /\b(?:(?:than|like|as|about|(?<!\b(?:last|first) (?:day|shift|class|lesson|night) )of|since|without|except|late|miss(?:es|ed|ing)?|looking at|sing(?:s|ing)|sang|humm(?:ed|ing)|play(?:s|ed|ing)?|listen(?:ed|ing|s)? to|instead of|call(?:s|ed)? (?:me|us|him|her|them|you)|(?<!\b(?:[hs]er|his|their|man|woman|boy|girl|lad|lass|lady|kid|guy|bloke|one|nurse|driver|neighbou?r) )named?|(?<!\b(?:man|woman|boy|girl|lad|lass|lady|kid|guy|bloke|fella|boy|one|s?he|neighbou?r|driver|nurse) (?:\p{L}+ )?(?:is|was) )(?<!(?:^|[.!?,;] ?|\b(?:I|we|and|then|so|just|also|o['’]clock|today|morning|afternoon|evening|night) ))called)\s+(?:(?:the|your|an?)\s+)?)$/iu;
/** 'From Toronto, Brampton': where somebody is; 'a driver from Lithuania, Vytas' is who. */
const inPlace =
  /(?<!\b(?:man|woman|boy|girl|lad|lass|lady|guy|bloke|fella|driver|nurse|neighbou?r|student|worker|colleague) )\bfrom \p{Lu}\p{Ll}+,\s+$/u;

/** 'A guy on E. Clinton': a street. */
const onStreet = /\b(?:on|off|at|down|up|along) (?:[nesw]|north|south|east|west)\.? $/iu;

/** Days, tongues, forms with a number, a leg and what is prayed to are no company, though they are written so. */
const nobody =
  /^your cal(?:f|ves)$|^(?:[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety)-(?:one|two|three|four|five|six|seven|eight|nine)$|\blate \p{Ll}|^(?:He|Him|His|She|Her|God|Lord|Jesus|Allah|Current|Light|Power|Network|Internet|Signal|Parkinson|Alzheimer|Huntington|Hodgkin|Crohn|Tourette|Asperger|Lyme|Hashimoto|Addison|Cushing|Covid)$|^(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|\d|^\p{L}{4,}(?:ian|ish|ese)$|^(?:Irish|Welsh|Gaelic|American|African|Mexican|German|Cuban|Korean|Moldovan|Kosovan|Ugandan|Kenyan|Rwandan|Samoan|Tongan|Iraqi|Pakistani|Bengali|Nepali|Somali|Swiss|French|Dutch|Greek|Latin|Thai|Hindi|Urdu|Tamil|Arabic|Hebrew|Korean|Polish|Danish|Czech|Maori|Yoruba|Igbo|Swahili)$|^\p{Lu}+s$|^(?:Dads|Mums|Moms|Tidy|Avenue|Street|Road|County|Council|President|Committee)$|^(?:Rd|St|Ave|Ln|Blvd|Hwy)$|^(?:Big|Little|Old) (?:Falls|River|Creek|Springs|Island)$|^Arran Pilot$|^Holy \p{Lu}|^Naebody$|(?:Engineering|Nursing|Accounting|Studies|Science|Medicine|Economics)$|(?<!^(?:Mrs?|Ms|Miss|Mx|Dr)\.?) (?:Hill|Street|Road|Park|Bay|Beach|School|Bridge|Lane|Station|Market|Headquarters|Club|House|Cup)$/u;
/** Someone who may be anyone is not raised a glass to, nor is a boss. */
const employer = /^(?:your|the|an?) (?:\p{L}+'s )?(?:boss|manager|supervisor|landlord|landlady)$/u;
/** 'With Whitefield gang' names where they are from. */
const asOfMany =
  /^ (?:gang|team|crew|club|lot|kids|people|class|group|branch|office|folks?|boys|girls|lads|road|street)\b/u;
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
const answered = /(?:^|[.!?“"] ?)(?:yes|no|aye|hello|hi|hey|sorry|goodnight|bye),? $/iu;
/** 'Night, Mum.', and not 'Night, husband peel persimmon'. */
const wishedNight = /(?:^|[.!?“"] ?)night,? \|(?:[.!?,”’]|$)/iu;
/** 'Says where've you been Ron': who is spoken to at the end of it. */
const spokenToLast = /\b(?:says?|said|goes|asks?|asked) [^.!?]{0,80}\byou\b[^.!?]{0,40} $/iu;
const calledOut = /^(?:, \|(?:[.!?”’]|$)|.?["“‘']\|[,:!?])/u;

/** 'Ngozi's burnt jollof': so far after a name stands what was made. */
const reachOfMaking = 3;

/** 'Val always did the tablets', 'Marva never got that': how somebody was, who may not be there any more. */
const asOnceWas =
  /^ and (?:i|me) who (?:always|used to|would)\b|^(?:'s)? (?:always|used to|would|never(?! (?:said (?:an?|one|anything|nothing)|let on|looked (?:up|at)|blinked|flinched|asked)(?!\p{L}))|had (?!to \p{L}+ (?:me|us)(?!\p{L})|(?:his|her) \p{L}+ (?:out|cut|done|taken|checked|fixed|pulled)|done|made|bought|brought|saved|kept|baked|cooked|put)|loved|liked|hated|knew|died|passed away|killed|(?:was|were|got|been) (?:stabbed|shot|killed|put to sleep|born sleeping))\b/iu;

function isPart({ text, before, after }: Mention): boolean {
  const isCalled =
    calledOut.test(`${before.slice(-2)}|${after}`) ||
    calledBy.test(before) ||
    answered.test(before) ||
    wishedNight.test(`${before.slice(-9)}|${after}`) ||
    (spokenToLast.test(before) && /^(?:[.!?”’]|$)/u.test(after)) ||
    (spokenTo.test(before) && (speaksOn.test(after) || saidAlone.test(after))) ||
    (asFamily.test(text) && isCalledSo.test(before) && calledSince.test(after)) ||
    (saidOnly.test(before) && clauseAfter.test(after)) ||
    (saidTo.test(before) && /^(?:[.!?”’]|$)/u.test(after)) ||
    (/^your /.test(text) && kinOfOthers.test(before));
  return (
    !nobody.test(text) &&
    !isCalled &&
    !asOnceWas.test(after) &&
    !counted.test(after) &&
    !onlyMeant.test(before) &&
    !inPlace.test(before) &&
    !onStreet.test(before)
  );
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
  const isTheirs = /['’]s$/u.test(words[at]?.text ?? '') && !whereOne.test(after);
  const isHome = /^(?:to|at|from|round|by)$/.test(words[from - 1]?.lower ?? '');
  const isOfMany = /^\p{Lu}/u.test(text) && asOfMany.test(after);
  const wasTried = reached.test(before) && unanswered.test(note.tidied);
  const onlySent = !/^your /.test(text) && sendsWord.test(after);
  return (
    words[at]?.quoted === false &&
    !denying.test(before) &&
    (!isTheirs ||
      isHome ||
      isMaker(mention) ||
      lastOf.test(after) ||
      isOnTheLine(mention) ||
      nextIsOfThem.test(after)) &&
    !isOfMany &&
    !wasTried &&
    !onlySent &&
    !employer.test(text) &&
    isPart(mention)
  );
}

/** 'Glen's behind the glass': where somebody is, and nothing of theirs. */
const whereOne =
  /^ (?:in|on|at|by|behind|beside|under|here|there|back|home|out|up|down|off|over|round|not|never|still|already|just|only|always|been|got|coming|waiting|standing|sitting) /iu;
/** "Manang Belen's last day". */
export const lastOf = /^ (?:last|first) (?:day|shift|night|run|class|lesson|match|game|swim|ride)\b/iu;
/** "It was Nimal's number": who it was that rang or came. */
const sign = /^ (?:number|name on|voice|whistle|knock|handwriting|writing|horn|van|car|truck|bike)\b/iu;

function isOnTheLine({ before, after }: Mention): boolean {
  return /\b(?:it|that) (?:was|is) $/iu.test(before) && sign.test(after) && /\b(?:he|she)\b/iu.test(after);
}

/** 'It was Mossie's last run. He has driven the boat since before I was born.' */
const nextIsOfThem = /^(?:[^.!?]|\.(?=\d)){0,80}[.!?] (?:He|She|he|she) /u;

/** 'Hin sent a message. Four paragraphs': that may as well be how it ended; kin may be heard of so. */
const sendsWord =
  /^,? (?:just |finally )?sent (?:me |us )?(?:an? |the )?(?:\p{L}+ )?(?:message|text|email|link|bill|invoice)\b/iu;
