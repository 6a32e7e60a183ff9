import { feltWords, notOnlyFelt, verdictsOfPeople } from '../lexicon/judging-words.ts';
import { feelings } from '../lexicon/verbs.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';
import { bareOf } from './words-of-line.ts';

/** What no line says of or to anybody, unless its notes do: each is one way to put it. */
const ways = {
  /** What somebody should do. */
  advice: [
    String.raw`(?<!\b(?:we|i|how much|how|what|that there|there|where|when|why) )(?:should|ought to) (?!have (?:been|had|known|seen)\b|you\b|be more|begin\b|say\b)(?:\w+)`,
    String.raw`(?:from now on|never|always|just|please|do|and|then|now|so)?,? ?(?<=^|[.!?] |, |^(?:from now on|never|always|just|please|now|so),? )(?:let (?!the |it |this |that |us |there |history |be |not )|never let |ring |phone |rest |keep (?!your |the glass)|be (?!upstanding)|don't |do not |try |go (?!ahead)|frame |hang |ask |say |tell |stop |start |enjoy |treat |trust |hold on|carry on)`,
    String.raw`you (?:should|ought|must|need to|have to|could do with|might want|may want|might try|can (?:rest|relax|breathe|let|now))`,
    String.raw`(?:don't|do not) (?:forget|let|be|ever|worry)`,
    String.raw`remember to`,
    String.raw`make sure`,
    String.raw`take care`,
    String.raw`be (?:kind|gentle|good|proud|sure) (?:to|of|on)?`,
    String.raw`let yourself`,
    String.raw`give yourself`,
    String.raw`allow yourself`,
    String.raw`look after yourself`,
    String.raw`try to`,
    String.raw`keep (?:going|it up|doing|at it|on)`,
    String.raw`why not`,
    String.raw`it'?s (?:time|okay|ok|all right) to`,
    String.raw`you (?:deserve|earned|have earned|'ve earned)`,
    String.raw`you'd (?:better|do well)`,
    String.raw`worth (?:doing|ringing|trying|asking)`,
  ],
  /** What is wished or foretold. */
  wish: [
    String.raw`(?<=^|[.!?:;,] )(?:and |so |or )?may \p{Lu}`,
    String.raw`may (?:the|this|next|you|your|it|he|she|they|there|all|every|each|that|those|we)`,
    String.raw`here'?s hoping`,
    String.raw`(?:i|we|let us|let's) (?:hope|wish|trust|pray)`,
    String.raw`hope(?:fully)?`,
    String.raw`wish(?:ing|es)? (?:you|for|that)`,
    String.raw`next (?:week|time|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
    String.raw`fingers crossed`,
    String.raw`long may`,
    String.raw`many more`,
    String.raw`more (?:of )?(?:\w+ ){0,3}(?:to come|like (?:it|that|this|these))`,
    String.raw`(?:will|going to|'ll) (?:be (?:fine|ok|okay|all right|alright|better|easier|kinder)|get (?:better|easier)|come right|work out|pass)`,
    String.raw`better days`,
    String.raw`the best is`,
    String.raw`yet to come`,
    String.raw`all will be`,
  ],
  /** What somebody is praised for. */
  praise: [
    String.raw`well done`,
    String.raw`good (?:for|on) you`,
    String.raw`proud of (?:you|yourself)`,
    String.raw`credit to you`,
    String.raw`lucky to have (?:you|a)`,
    String.raw`what a (?:\w+ )?(?:person|mum|mother|dad|father|friend|daughter|son|wife|husband|teacher|nurse|woman|man|human|soul|heart)`,
    String.raw`(?:the|that'?s the) (?:kind|sort) of (?:person|man|woman|mum|mother|dad|father|friend|daughter|son|nurse|teacher|neighbour|neighbor|boss|sister|brother)\b`,
    String.raw`as only you`,
    String.raw`you(?:'ve| have)? (?:always|never) (?:were|was|been|had|have|could|knew|know)\b`,
    String.raw`(?:never|always) been one to`,
    String.raw`the mark of an?`,
    String.raw`only an? \w+ who`,
    String.raw`the (?:gentleman|man|woman|mother|father|teacher|fighter|nurse|\w+er) in (?:you|him|her)`,
    String.raw`on (?:his|her|your|the) way (?:back|up)`,
    String.raw`nothing (?:the matter|wrong) with (?:you|your|him|her)`,
    String.raw`(?:you|he|she)(?:'s|'ve| has| have)? (?:got )?(?:your|his|her) (?:\w+'s )(?:hands|eyes|heart|nerve|patience)`,
    String.raw`(?:he|she|they|you) (?:is|are|was|were) (?:lucky|blessed)`,
    String.raw`nobody (?:else )?(?:could|does|would)`,
    String.raw`no one (?:else )?could`,
    String.raw`(?:the way|as|like) (?:only )?you (?:do|can|could)`,
    String.raw`(?:stay|stayed|staying|keep|kept|keeping|being) (?:so )?(?:strong|brave|positive|calm)`,
    String.raw`how (?:good|brave|strong|kind|gifted|clever|patient) (?:you|he|she|they)\b`,
    String.raw`and you(?:'re| are) one\b`,
    String.raw`that takes`,
    String.raw`it takes (?:a|real|some|courage|guts|nerve)`,
    String.raw`a (?:heart|nerve|spine|soul) of`,
    String.raw`big heart`,
    String.raw`you(?:'re| are| were|'ve always been| have always been) (?:so |such |a |an |clearly |always |really |truly |simply |one of |the )*(?:brave|strong|kind|good|gifted|amazing|patient|thoughtful|generous|loyal|resilient|clever|talented|natural|hero|legend|star|rock|wonderful|gentle|tough|wise|remarkable|incredible|devoted|great|best|rare|special|steady|loving|caring|warrior|fighter|trooper|marvel)`,
  ],
  /** What is felt, told by what it does to a body or to somebody. */
  felt: [
    String.raw`lump in (?:your|his|her|their|the) throat`,
    String.raw`(?:pull|tugg?|tear|gnaw|nagg?|eat)(?:ed|ing|s)? (?:away )?at (?:you|him|her|them)\b`,
    String.raw`(?:sick|mad|beside (?:your|him|her)self|faint|weak|ill|giddy|dizzy|stiff|wild|bursting) with`,
    String.raw`(?:your|his|her|their) (?:heart|stomach|chest|throat|eyes|knees|insides) (?:ached|sank|turned|tightened|swelled|filled|stung|lifted|leapt|jumped|melted|broke|raced|went)`,
    String.raw`(?:tickled|delighted|pleased|warmed|cheered|stung|thrilled|saddened) (?:you|him|her|them)\b`,
    String.raw`which (?:stung|hurt|smarted|rankled|ached|delighted|pleased)`,
    String.raw`(?:stopped|started|stop|start|without) being \w+`,
    String.raw`(?:miss|missed|misses) (?:home|him|her|them)\b`,
    String.raw`(?:had|has|have) never (?:seemed|felt) `,
    String.raw`(?:butterflies|goosebumps|gooseflesh|choked up|welled up|teared up|close to tears|worn out|walking on air|over the moon)`,
  ],
  /** What somebody is like, in the present: a week is told in the past. */
  character: [
    String.raw`(?:as|how|because|since|which is what) you(?:'re| are|'ve got| have| don't know how)\b`,
    String.raw`yours is an? `,
    String.raw`there is (?:\w+ ){1,3}in you\b`,
    String.raw`(?:than|like) you(?= do\b|[.,;!]|$)`,
    String.raw`you(?:'ve| have) (?:got )?an? (?:gift|eye|way|knack|talent|heart)`,
    String.raw`of your \w+ness\b`,
    String.raw`being an? (?:\w+ )?(?:man|woman|person|mother|father|soul)\b`,
    String.raw`(?:it's|takes|here is) an? rare `,
  ],
} as const;

const [advice, wish, praise, felt, character] = [
  anyOf(ways.advice),
  anyOf(ways.wish),
  anyOf(ways.praise),
  anyOf(ways.felt),
  anyOf(ways.character, ''),
] as const;

/** One of these, from where a word begins to where one ends. */
function anyOf(parts: readonly string[], end = String.raw`\b`): RegExp {
  return new RegExp(String.raw`\b(?:${parts.join('|')})${end}`, 'iu');
}

/** What is asked of somebody, at the start of a sentence or of what follows 'another time'. */
const orders =
  /(?:^|[.!?:] |\b(?:another time|next time|come \w+day|now|and|so|then|always|do), )(?:go ahead|always \w+|don't you|(?:call|take|put|mind|give|wash|wear|bring|buy|make|try|sleep|eat|write|walk|send|leave(?! that| it there| one)) (?:it|him|her|them|that|the|your|a|an|each|every|more|one|yourself|back)\b)/i;

/** Says where a line advises, wishes, praises, diagnoses, or tells of feelings that its notes do not. */
export function tactComplaints(text: string, words: readonly Word[], ground: Ground): string[] {
  const said = withoutQuotations(text);
  const patterns: [RegExp, string][] = [
    [advice, 'gives advice'],
    [wish, 'wishes or foretells'],
    [orders, 'gives advice'],
    [praise, 'praises or judges someone'],
    [felt, 'tells a feeling its notes do not'],
    [character, 'praises or judges someone'],
  ];
  const notes = ground.notes.map(({ moment }) => moment.content.toLowerCase()).join('\n');
  return [
    ...patterns.flatMap(([pattern, complaint]) => {
      const found = pattern.exec(said)?.[0].replace(/^[^\p{L}]+/u, '');
      return found && !notes.includes(found.toLowerCase()) ? [`${complaint}: ${found}`] : [];
    }),
    ...words.flatMap((word) => {
      const bare = bareOf(word);
      if (ground.stems.has(stemOf(bare))) {
        return [];
      }
      if (verdictsOfPeople.has(bare)) {
        return [`judges what its notes do not: ${word.text}`];
      }
      return [bare, plainOf(bare)].some((one) => feltWords.has(one) || feelings.has(one)) && !notOnlyFelt.has(bare)
        ? [`tells a feeling its notes do not: ${word.text}`]
        : [];
    }),
  ];
}

/** 'Prouder' and 'proudest' are 'proud', 'happier' is 'happy'. */
function plainOf(bare: string): string {
  return bare.replace(/e(?:r|st)$/, '').replace(/i$/, 'y');
}

function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, ' … ').replaceAll('’', "'");
}
