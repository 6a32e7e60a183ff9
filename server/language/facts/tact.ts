import { list } from '../lexicon/list.ts';
import { feelings } from '../lexicon/verbs.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';
import { bareOf } from './words-of-line.ts';

const advice =
  /\b(?:(?<!\b(?:we|i|how much|how|what|that there|there|where|when|why) )(?:should|ought to) (?!have (?:been|had|known|seen)\b|you\b|be more|begin\b|say\b)(?:\w+)|(?:from now on|never|always|just|please|do|and|then|now|so)?,? ?(?<=^|[.!?] |, |^(?:from now on|never|always|just|please|now|so),? )(?:let (?!the |it |this |that |us |there |history |be |not )|never let |ring |phone |rest |keep (?!your |the glass)|be (?!upstanding)|don't |do not |try |go (?!ahead)|frame |hang |ask |say |tell |stop |start |enjoy |treat |trust |hold on|carry on)|you (?:should|ought|must|need to|have to|could do with|might want|may want|might try|can (?:rest|relax|breathe|let|now))|(?:don't|do not) (?:forget|let|be|ever|worry)|remember to|make sure|take care|be (?:kind|gentle|good|proud|sure) (?:to|of|on)?|let yourself|give yourself|allow yourself|look after yourself|try to|keep (?:going|it up|doing|at it|on)|why not|it'?s (?:time|okay|ok|all right) to|you (?:deserve|earned|have earned|'ve earned)|you'd (?:better|do well)|worth (?:doing|ringing|trying|asking))\b/i;
const wish =
  /\b(?:(?<=^|[.!?:;,] )(?:and |so |or )?may \p{Lu}|may (?:the|this|next|you|your|it|he|she|they|there|all|every|each|that|those|we)|here'?s hoping|(?:i|we|let us|let's) (?:hope|wish|trust|pray)|hope(?:fully)?|wish(?:ing|es)? (?:you|for|that)|next (?:week|time|month|year)|fingers crossed|long may|many more|more (?:of )?(?:\w+ ){0,3}(?:to come|like (?:it|that|this|these))|(?:will|going to|'ll) (?:be (?:fine|ok|okay|all right|alright|better|easier|kinder)|get (?:better|easier)|come right|work out|pass)|better days|the best is|yet to come|all will be)\b/iu;
const praise =
  /\b(?:well done|good (?:for|on) you|proud of (?:you|yourself)|credit to you|lucky to have (?:you|a)|what a (?:\w+ )?(?:person|mum|mother|dad|father|friend|daughter|son|wife|husband|teacher|nurse|woman|man|human|soul|heart)|(?:the|that'?s the) (?:kind|sort) of (?:person|man|woman|mum|mother|dad|father|friend|daughter|son|nurse|teacher|neighbour|neighbor|boss|sister|brother)\b|as only you|you(?:'ve| have)? (?:always|never) (?:were|was|been|had|have|could|knew|know)\b|(?:never|always) been one to|the mark of an?|only an? \w+ who|the (?:gentleman|man|woman|mother|father|teacher|fighter|nurse|\w+er) in (?:you|him|her)|on (?:his|her|your|the) way (?:back|up)|nothing (?:the matter|wrong) with (?:you|your|him|her)|(?:you|he|she)(?:'s|'ve| has| have)? (?:got )?(?:your|his|her) (?:\w+'s )(?:hands|eyes|heart|nerve|patience)|(?:he|she|they|you) (?:is|are|was|were) (?:lucky|blessed)|nobody (?:else )?(?:could|does|would)|no one (?:else )?could|that takes|it takes (?:a|real|some|courage|guts|nerve)|a (?:heart|nerve|spine|soul) of|big heart|you(?:'re| are| were|'ve always been| have always been) (?:so |such |a |an |clearly |always |really |truly |simply |one of |the )*(?:brave|strong|kind|good|gifted|amazing|patient|thoughtful|generous|loyal|resilient|clever|talented|natural|hero|legend|star|rock|wonderful|gentle|tough|wise|remarkable|incredible|devoted|great|best|rare|special|steady|loving|caring|warrior|fighter|trooper|marvel))\b/i;

/** What somebody is like, in the present: a week is told in the past. */
const character =
  /\b(?:(?:as|how|because|since|which is what) you(?:'re| are|'ve got| have| don't know how)\b|yours is an? |there is (?:\w+ ){1,3}in you\b|(?:than|like) you(?= do\b|[.,;!]|$)|you(?:'ve| have) (?:got )?an? (?:gift|eye|way|knack|talent|heart)|of your \w+ness\b|being an? (?:\w+ )?(?:man|woman|person|mother|father|soul)\b|(?:it's|takes|here is) an? rare )/i;
/** What is asked of somebody, at the start of a sentence or of what follows 'another time'. */
const orders =
  /(?:^|[.!?:] |\b(?:another time|next time|now|and|so|then|always|do), )(?:go ahead|always \w+|don't you|(?:call|take|put|mind|give|wash|wear|bring|buy|make|try|sleep|eat|write|walk|send|leave (?!that|it there)) (?:it|him|her|them|that|the|your|a|an|each|every|more|one|yourself|back)\b)/i;

/** Words of character and of diagnosis: said of anyone, they must stand in the notes. */
const verdictsOfPeople =
  list(`brave bravery courage courageous strength resilient resilience patience generous generosity kindness thoughtful
  thoughtfulness loyal loyalty devoted devotion wise wisdom talented talent gifted hero heroic legend saint angel selfless
  compassion compassionate dedicated dedication determination determined stubborn stubbornness perseverance grit remarkable
  incredible inspiring inspiration admirable integrity humble humility tenacity tenacious dignity graceful gracious
  depressed depression anxiety burnout burnt-out burned-out exhausted overwhelmed traumatic trauma grief grieving mourning healing coping
  recovery struggling struggle stressed stress insomnia addiction lonely loneliness isolated codependent avoidance denial
  boundaries burned overworked self-care therapist therapy needy insecure insecurity perfectionist perfectionism introvert
  progress growth journey breakthrough milestone deserved deserve deserves earned`);
const feelingsToo =
  list(`felt feel feeling feelings pride proud joy joyful happiness happily delight relief gratitude fear afraid fright sadness sorrow
  grief guilt guilty shame ashamed anger angry furious cross worry worried worrying hurt hope hoped hoping longing longed
  missed missing loved love loves adored enjoy enjoyed enjoying dread dreaded dreading jealous envy embarrassed
  comfort comforted comforting peace contentment content wonder amazement astonished surprised surprise
  disappointed disappointment regret regretted homesick nostalgic heart heartbroken heartache tears tearful cried crying wept
  smiled smiling grinned grinning beamed beaming laughed laughing sobbed trembled blushed moved touched thrilled thrilling pleased
  glad chuffed grateful thankful tender tenderness warmth bliss blissful mood spirits upset uneasy unease tense
  nerves nervous nervously calm calmer lighter heavy-hearted giddy smug triumphant triumphantly euphoric quietly-proud loneliest happiest proudest best-loved safe safer scared terrified panic panicked`);
const free = list(
  'content wonder surprise moved touched calm ready full warm cold hungry awake alive good peace comfort heart best feel hope missing surprised alive cross heavy miss sore stiff',
);

/** Says where a line advises, wishes, praises, diagnoses, or tells of feelings that its notes do not. */
export function tactComplaints(text: string, words: readonly Word[], ground: Ground): string[] {
  const said = withoutQuotations(text);
  const patterns: [RegExp, string][] = [
    [advice, 'gives advice'],
    [wish, 'wishes or foretells'],
    [orders, 'gives advice'],
    [praise, 'praises or judges someone'],
    [character, 'praises or judges someone'],
  ];
  const notes = ground.notes.map(({ moment }) => moment.content.toLowerCase()).join('\n');
  return [
    ...patterns.flatMap(([pattern, complaint]) => {
      const found = pattern.exec(said)?.[0];
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
      return (feelingsToo.has(bare) || feelings.has(bare)) && !free.has(bare)
        ? [`tells a feeling its notes do not: ${word.text}`]
        : [];
    }),
  ];
}

function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, ' … ').replaceAll('’', "'");
}
