import { found, weekdayName } from './text.ts';
import type { Line } from './text.ts';

const contractions =
  'dont|didnt|doesnt|isnt|wasnt|werent|arent|hasnt|havent|hadnt|cant|couldnt|wouldnt|shouldnt|wont|thats|whats|theres|heres|hes|shes|theyre|theyve|youre|youve|youd|ive|im';
const owners =
  'mum|dad|nan|gran|grandad|grandma|sister|brother|mate|boss|wife|husband|friend|teacher|neighbour|kayleigh|ruben|ella';
const owned =
  '(?!(?:was|were|had|said|came|went|got|and|or|all|both|in|at|on|who|that|are|have|do|to|with|from|for|of)\\b)\\p{L}+';

/** 'Didnt', 'its older', 'nans doorbell': what a thumb leaves out and a page must not. */
export function apostrophes({ bare }: Line): string[] {
  return found(
    bare,
    new RegExp(`\\b(?:${contractions})\\b`, 'iu'),
    /\bits (?:a|an|the|been|gone|not|so|just|only|still|all|mine|yours|older|raining|snowing|like|too|really|very)\b/iu,
    new RegExp(`\\b(?<!the |these |those |two |all |both )(?:${owners})s ${owned}`, 'iu'),
  );
}

const alwaysCapital =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|spanish|french|german|welsh|italian|ukrainian|british|christmas|london|jess|niamh|ruben|kayleigh|jordan|dave|maya|leo|theo|sami|noah|chantelle|mika|ella|hana|zayd';

/** 'On Friday, kayleigh rang': a name that someone wrote small, and that stands small in the composer's own sentence. */
export function smallNames({ bare }: Line): string[] {
  return found(bare, new RegExp(`(?<![\\p{L}'’-])(?:${alwaysCapital})(?:['’]?s)?(?![\\p{L}-])`, 'u'));
}

const commonNouns =
  'Radio|Team|Training|Rest|Lesson|Bell|Work|College|Dinner|Lunch|Breakfast|Supper|Sunrise|Sunset|Rain|Snow|Sunshine|Night|Morning|Kiln|Ferry|Customs|Swallows|Stars|Trip|Fish|Class|Meeting|Haircut|Bus|Ref|Cab|Handover|Wheel|Coffee|Tea|Bread|Soup|Croissants|Sleep|Frost|Mist|Clay|Tide|Sea|Bonfire|Silence|Energy|Mood|Highlight|Result|Reports|Birthday|Home|Dog|Cat|Kid|Ewe|Consultant|Dispatcher|Gaffer|Customer|Plasterer|Porter|Sponsor|Bestie|Student|Technician|Caretaker|Boss|Neighbour|Teacher|Driver|Patient|Parent|Lifeguard|Mate|Someone|Somebody|Nobody|Everyone|Both|Two|Three|Four|Got|Had|Was|Went|Did|Made|Finally|Today|The|A|An|My|Your|It|They|He|She|There|This|That|When|And|But';

/** 'On Friday, Radio played': a word that only had its capital because a note began with it. */
export function oddCapitals({ bare }: Line): string[] {
  return found(
    bare,
    new RegExp(
      `(?<=[\\p{Ll}\\p{N}],? (?:the |a |your )?)(?<!\\bExhibit )(?:${commonNouns})(?![\\p{L}'’-])(?! \\p{Lu})`,
      'u',
    ),
  ).filter((one) => one !== 'A');
}

const shortForms =
  "bc|rn|idk|thx|rec['’]d|cc['’]d|tbh|ngl|lol|omg|imo|btw|u|r|ur|w|n|em|pls|ppl|gf|bf|TIL|incl|dept|mids|asap|fyi|amazin|gonna|wanna|gotta|cos|coz|bday|sth|abt";

/** 'Bc she knew', 'legs r dead': short forms of the thumb that a voice can only spell. */
export function shortWords({ bare }: Line): string[] {
  return found(bare, new RegExp(`(?<![\\p{L}\\p{N}'’/.-])(?:${shortForms})(?![\\p{L}'’/-])`, 'u'));
}

const did =
  '(?:was|were|got|had|went|did|made|took|felt|saw|met|won|sat|walked|beat|ate|slept|ran|came|played|watched|passed|found|helped|fixed|learned|learnt|bought|cooked|swam|called|rang|told|gave|read|lit|wrote|threw|drove|rode|mended|planted|baked)';
const frame = `(?:on ${weekdayName}(?: (?:morning|afternoon|evening|night|the [\\p{L}-]+))?|the (?:very )?next day|a day later|one day on|the day after(?: that)?|the same day|(?:that|the) same ${weekdayName})`;

/** 'On Tuesday, was given a job', 'what you kept from Friday: lit the stove': told without the one who did it. */
export function subjectMissing({ sentences }: Line): string[] {
  return sentences.flatMap((sentence) =>
    found(
      sentence,
      new RegExp(
        `^(?:(?:and|then|also|aye|ooh|now|meanwhile|in other news),? )*${frame}, (?:finally |never |nearly |just )?${did}\\b`,
        'iu',
      ),
      new RegExp(`\\b(?:kept|left|held|offers?|stays|came with)\\b[^:]*: (?:finally )?${did}\\b`, 'iu'),
      new RegExp(`\\b(?:when|confirms? that|known that|record show that) (?:finally )?${did}\\b`, 'iu'),
    ),
  );
}

/** “Why does rye smell like that.”: a question that lost its mark on the way into quotation marks. */
export function questions({ text }: Line): string[] {
  return found(
    text,
    /“(?:(?:Why|How|Where|When|Who|What) (?:do|does|did|is|are|was|were|can|could|will|would|has|have|am)|(?:Is|Are|Am|Do|Does|Did|Was|Were|Can|Could|Will|Would|Has|Have) (?:I|you|we|they|he|she|it|there|that|this|anything|anyone)|(?:Is|Are|Was|Were|Can|Could|Will|Would) (?:my|the|a))\b[^“”?]*[.,]”/u,
  );
}
