import { keyOf } from './key-of.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import { tokenize } from '../base/tokens.ts';

/** 'My name is Ana', 'she asked what my name means and I told her, Ana', 'what is my name. I tell Ana'. */
const named = [
  /\b[Mm]y name(?: is|'s) (?<name>\p{Lu}\p{Ll}+)/gu,
  /\b(?:what|how)\b[^.!?]{0,30} (?:is )?my name\b(?: is| means?)?[.,!?]? (?:and )?I (?:tell|told|say|said|answer|answered)(?:(?: her| him| them)?,)? (?<name>\p{Lu}\p{Ll}+)(?=$|[.,!?])/gu,
  // 'He says is one of you Verlin that drove the truck'.
  /(?<!\bI (?:said|say|asked|says) )\bis (?:one|any) of you (?<name>\p{Lu}\p{Ll}+)(?! and\b)/gu,
  /\b(?:I am|I'm|am) called (?<name>\p{Lu}\p{Ll}+)/gu,
  // 'A man said is that you Nonie', 'a young man by the gate asking if this is still Miss Sherma': whom another asks for.
  /\b(?:he|she|they|voice|man|woman|lady|fella|fellow|bloke|boy|girl|lad|somebody|someone|nurse)\b[^.!?“”"]{0,40}\b(?:say|says|said|ask|asks|asked|asking|goes|went)\b,? ?(?:me )?["“‘']?(?:(?:is|are) (?:this|that|you|it)(?: still| really)?|if (?:this|that|it) (?:is|was)(?: still| really)?)(?: you,?| the)? (?:(?:Mr|Mrs|Ms|Miss|Auntie|Uncle)\.? )?(?<name>\p{Lu}\p{Ll}+)(?!['’]s|\p{L})/gu,
] as const;

/** “Abuelo, is jaws”, 'she say Nelly of course': somebody is spoken to. */
const calledOut =
  /(?<!\b(?:I|we) )\b(?:said|say|says|goes|shout(?:s|ed)|yell(?:s|ed)|tells? me|told me)[,:]? ["“‘']?(?<name>\p{Lu}\p{Ll}+)(?:,|["”’.!?]| (?=(?:of course|please|you|come|wait|look|listen|sit|eat|stop|don['’]?t|are you|do you|can you|thank)\b))/gu;
/** 'Call out at the gate, Mr Yearwood, you still got the spanners?' */
const askedFor =
  /(?<!\bI )\b(?:call(?:s|ed|ing)?(?: out)?|shout(?:s|ed|ing)?|say|says|said|goes|asks?|asked)\b[^.!?“”"]{0,40}, (?:(?:Mr|Mrs|Ms|Miss|Auntie|Uncle)\.? )?(?<name>\p{Lu}\p{Ll}+), (?=you\b|do you\b|are you\b|have you\b|is it\b)/gu;
/** 'Well done, Helen,' says Judy: in quotation marks, at the end of what is said. */
const spokenToLast = /["“‘'][^"“”‘’.!?]{1,60}, (?<name>\p{Lu}\p{Ll}+)(?=[,.!?]?["”’'])/gu;
/** 'Shouted nice one Theresa', “Speech, Petra”: who is praised aloud. */
const praised =
  /(?:[“"]|\b(?:said|says|say|goes|went|shout(?:s|ed)|yell(?:s|ed)|call(?:s|ed) out),? )(?:[Ww]ell done|[Nn]ice one|[Gg]ood (?:man|girl|lad|woman|on y(?:a|ou))|[Cc]ome on|[Gg]o on|[Bb]ravo|[Cc]ongrat(?:s|ulations)|[Ss]peech|[Hh]appy birthday),? (?<name>\p{Lu}\p{Ll}+)(?=[!.,”"]| (?:they|he|she|everybody|everyone|and)\b|$)/gu;
/** Where the writer may be named as well. */
const likeOwn = /(?:\b(?:like|called|calls? me|as|to) |["“‘'])$/u;

/** Who is spoken to, and never does anything by that name: the writer, whom everybody else calls so. */
function spokenToIn(texts: readonly string[]): string[] {
  const calls = [calledOut, askedFor, spokenToLast, praised];
  const names = texts.flatMap((text) =>
    calls.flatMap((call) => [...text.matchAll(call)].map(({ groups }) => groups?.['name'] ?? '')),
  );
  const isNobodyElse = (name: string, text: string): boolean => {
    const without = calls.reduce((left, call) => left.replaceAll(call, (found) => found.replace(name, '')), text);
    return without.split(name).every((before, at, parts) => at === parts.length - 1 || likeOwn.test(before));
  };
  return [...new Set(names)].filter((name) => texts.every((text) => isNobodyElse(name, text)));
}

/** The keys of the names that these tidied notes say are their writer's: no glass is raised to the writer by name. */
export function ownNamesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    named.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '')),
  );
  return new Set([...found, ...spokenToIn(texts)].flatMap((name) => wordsAmong(tokenize(name)).map(keyOf)));
}
