/**
 * Words that may tell of harm, with the shapes of what stands around them. Shapes are regular expressions, one a line,
 * over small-written text whose contractions are spelled out ('did not'); `{kin}` and the like stand for `wordClasses`.
 */
export type Harm = {
  /** Everyday meanings: taken out before anything else is looked for. */
  plain?: string;
  /** Sad and no more than that: taken out like `plain`, and told plainly. */
  soft?: string;
  /** Good news from a hard place, told plainly. */
  good?: string;
  /** Good news that may be told brightly. */
  news?: string;
  /** Never celebrated, whatever else the note says. */
  grave?: string;
  /** Heavy where the note has nothing good beside it. */
  hard?: string;
  /** Told plainly, never as a joke. */
  tender?: string;
};

const kin = `mum|mom|mam|mama|mamma|mami|mummy|mommy|mother|ma|maa|amma|ammi|dad|daddy|dada|papa|pa|pop|pops|father|baba|
  abba|abbu|appa|tata|nan|nana|nanna|nanny|nani|nanu|nanni|gran|granny|grannie|grandma|grandmother|grandad|granddad|
  grandpa|grandfather|grampa|gramps|grandparents?|parents?|gogo|mkhulu|dadi|dadu|thatha|paati|lola|lolo|abuel[ao]|oma|opa|
  bibi|babu|halmoni|nonn[ao]|yiayia|vov[oóô]|babushka|great-\\w{1,30}|sister|sis|brother|bro|sibling|son|daughter|boy|girl|baby|
  babies|child|kids?|children|twins?|pikin|wife|husband|hubby|missus|partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?|ex|
  uncle|aunt|auntie|aunty|tita|tito|chacha|chachi|mausi|bua|kuya|ate|bhai|didi|cousin|cuz|nephew|niece|grandson|
  granddaughter|grandchild|godmother|godfather|godson|step\\w{1,30}|\\w{1,30}-in-law|mother in law|father in law|foster \\w{1,30}|friends?|
  mate|bestie|buddy|neighbou?r|colleague|coworker|co-worker|teacher|coach|mentor|roommate|flatmate|housemate|patients?|
  resident|pastor|old man|our boy|our girl|lads?|comrade|student|pupil|lad`;
const pet = `dogs?|cats?|puppy|pup|kittens?|horses?|pony|mare|foal|rabbit|bunny|hamster|guinea pig|budgie|parrot|ferret|
  tortoise|goats?|cows?|calf|calves|ewes?|lambs?|hens?|donkey|herd|flock|cattle|old boy|old girl`;

/** What `{…}` stands for in a shape, each in one group. */
export const wordClasses: Readonly<Record<string, string>> = {
  kin: joined(kin),
  pet: joined(pet),
  dear: joined(`${kin}|${pet}`),
  /** 'my', 'our late', 'the little'. */
  my: "(?:(?:my|our|his|her|their|the|a|an|me|mi|one of (?:my|our|the)|both|two|three|another|[\\w']+'s) (?:(?!and|or|to|on|in|at|of|with)\\w+ )?)?",
  someone: `(?:he|she|they|someone|somebody|(?:a|some|the|two|three) (?:\\w+ )?(?:man|men|guys?|boys|girls|woman|stranger|lads|kids|people|person)|${joined(kin)}|my \\w+|police|cops|soldiers|sir|boss|manager|oga|supervisor|customer|gang|robbers|madam)`,
  me: '(?:me|us|him|her|them|my \\w+|our \\w+)',
  has: "(?:'s|(?: (?:has|have|had|is|was|are|were|am|don|dey|just|now|sadly|suddenly|finally|already))*)",
  be: "(?:is|are|was|were|am|be|been|being|'s|getting|got|gets|feels?|felt|feeling|went|goes)",
  so: '(?:(?:so|very|really|too|just|all|pretty|quite|completely|totally|utterly|absolutely|that|such|a bit|kind of|always|still|even|again|now|more|how|like) )*',
  feel: '(?:(?:i|we) (?:am|was|were|are|been)|(?:i|we)(?: just| still| always| have| have been| really| also)? (?:feel|felt|feeling)|feeling|feel|felt|been feeling|^am|^still|^so|^just|^very|^really|left me|leaves me|makes me(?: feel)?|made me(?: feel)?)',
  /** Up to so many words in between. */
  '1': "(?:(?!not |never |no )[\\w'-]{1,30},? ){0,1}",
  '2': "(?:(?!not |never |no )[\\w'-]{1,30},? ){0,2}",
  '3': "(?:(?!not |never |no )[\\w'-]{1,30},? ){0,3}",
  '5': "(?:(?!not |never |no )[\\w'-]{1,30},? ){0,5}",
  number: '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|many|\\d+)',
  when: '(?:today|tonight|yesterday|last|this|on|in the night|in (?:his|her) sleep|at \\d|at home|peacefully|suddenly|so sudden|too young|too soon)',
  end: '(?=$|[.,!?;:…)\\n])',
  start: '(?:^|(?<=[.!?;] ?))',
};

const works =
  '(?:film|movie|book|novel|series|episode|chapter|game|play|podcast|documentary|opera|story|show|programme|poem|song)';

/** What stands before something that did not happen, or happened in a book, a film, a lesson or a dream. */
export const readOrDreamt = [
  `\\b(?:would|could|might) have (?:\\w+ )?$`,
  `\\b(?:in|of|about) (?:the|a|my|this|that) (?:\\w+ )?${works}\\b[^.!?,;]{0,60}$`,
  `\\b${works} (?:about|where|when|in which|with|on|of)\\b[^.!?;]{0,60}$`,
  `\\bin (?:chapter|episode|series|season|book) \\w+\\b[^.!?;]{0,60}$`,
  `\\b(?:watch(?:ed|ing)|read|reading|saw|finished|binged) (?:a|the|that|this|an) (?:\\w+ ){0,3}${works}\\b[^.!?;]{0,60}$`,
  `\\b(?:characters?|hero|heroine|protagonist|villain)\\b[^.!?;]{0,60}$`,
  `\\b(?:essay|thesis|lesson|lecture|exhibition|exhibit|seminar|taught|reading|read) (?:\\w+ ){0,3}(?:about|on)\\b[^.!?;]{0,60}$`,
  `\\bdream(?:t|ed)? (?:that|about|of)\\b[^.!?;]{0,60}$`,
].join('|');

/** Words that most texts hold, and words that many do: what a shape asks for is looked up by its others. */
export const everywhereWords = new Set(
  'i a an the my and to of in on at for with we it is was me so he she not no that'.split(' '),
);
export const commonWords: ReadonlySet<string> = new Set(
  `our his her their him them us they are were am be been has have had do did does or but from by as this there then
  than too very just all one two out up off down into over again now still got get getting gets go going went gone come
  came make made take took see said say says day today night week home house time back more how what when who if after
  before about like can could would will good work old new first last own mum dad man people kids baby ever never really
  only even some any you your kind nobody nothing long little left thing things way end told`
    .trim()
    .split(/\s+/),
);

function joined(words: string): string {
  return `(?:${words.replace(/\n\s*/g, '')})`;
}
