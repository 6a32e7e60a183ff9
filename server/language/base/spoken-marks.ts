const name = '(?:full stop|period|comma|question mark|exclamation mark|new ?line|new paragraph)';
/** What else than a full stop is meant by a name. */
const otherMarks: Readonly<Record<string, string>> = { comma: ',', 'question mark': '?', 'exclamation mark': '!' };
/** 'Came to a full stop', 'the comma butterfly', 'one big question mark': a thing; 'I say comma': the name itself. */
const beforeThing =
  /\b(?:(?:an?|the|this|that|these|my|your|his|her|our|their|its|another|one|every|each|some|any)(?: (?:only|giant|big|huge|massive|tiny|little|small|new|real|great|nice|lovely|perfect|single|double|proper|complete|final|last|dead|sudden|missing|oxford|whole|first|second))?|no|not|of|to|like|and|or|but|so|because|say|says|said|saying|calls?|called|word|types?|typed|typing|wrote|writes?|puts?)[,.]?$/i;
/** 'An abrupt full stop', 'a big fat question mark': where nothing else is said to a machine. */
const maybeThing =
  /\ban? (?:\p{L}+ )?(?:abrupt|fat|huge|shuddering|juddering|screeching|grinding|crashing|awkward|definite|firm|hard|sharp|loud|emphatic|permanent|temporary|brief|short|long|total)$/iu;
/** 'A misplaced comma': the word before says what it was like. */
const describesThing = /\b(?:an?|one|this|that|every) \p{L}+(?:ed|y|ing|al|ous|less|ful|pt|ish)$/iu;
/** 'Third period', 'free period'. */
const beforeTime =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th)|last|free|grace|trial|rest|lunch|exam|quiet|waiting|off)$/i;
/** What may well be a thing at the end of a sentence: 'maths period', 'a reel and new line', 'a red admiral, comma'. */
const doubtfulName = /^(?:period|comma|new ?line)$/i;
/** What no thing is named after: 'we love him period'. */
const beforeNoThing = /\b(?:it|him|them|us|me|here|again|too|today|tonight|yesterday|tomorrow)$/i;
/** 'While I found my pass full stop. She had her blue cardigan on', 'the railway comma which I am': said between two clauses. */
const between =
  /(?<=[^\s,.!?]) (full stop|comma)(?:[.,] (?=\p{Lu})|[.,]? (?=(?:which|who|but|i|i'm|he|she|we|they|it|it's|my|then|there|there's|that's|you)\b))(\p{L})/giu;
/** The same wherever it stands, in a text that ends with one: 'new chap full stop beans want picking full stop'. */
const amid = /(?<=[^\s,.!?]) (full stop|comma)[.,]? (\p{L})/giu;
/** 'Because quote no socket set was inventoried unquote'. */
const quoted = /(?<!\p{L})quote ([^.!?“”]{2,120}?),? (?:unquote|end quote|close quote)(?!\p{L})/giu;
/** The longest word that is looked for before a name. */
const nearest = 32;

/** What is said to a machine that has written a name down: 'no don't write full stop', 'oh it's typing that'. */
const reply = [
  `(?:i )?(?:just )?(?:said|meant|mean) (?:an? |the )?${name}`,
  `(?:i )?(?:do not|don'?t|didn'?t) want (?:you|it) to (?:write|type|put|say|print) (?:an? |the )?(?:${name}|that)`,
  `(?:i )?(?:do not|don'?t|didn'?t) (?:want|write|type|put|print|say|need|mean) (?:an? |the |the word )?(?:${name}|that)`,
  `not (?:an? |the )?(?:word )?${name}`,
  `(?:new )?no,? (?:${name}|stop)(?:,? stop)*`,
  `no,? (?:delete|scratch|strike|cancel|undo|forget) (?:that|it)`,
  `(?:it|this)(?:'?s| is| has)? (?:typing|typed|types|type|writing|written|writes|wrote|write|putting|put|printed) (?:it|that|${name})(?: (?:down|out|in|too|again|as well)){0,2}`,
  `how do (?:you|i|we) (?:do|make|get|put|write|type|say) (?:an? |the )?${name}`,
  `i (?:do not|don'?t) know (?:do i|if i|whether i|why i) (?:have|need|am supposed) to (?:say|write|type) ${name}`,
].join('|');
const argument = new RegExp(
  `(?<=[^\\s,.!?])([,.!?]?) (${name})(?:[,.!?]? ${name}){0,2}(?:[,.!?]? (?:(?:oh|no|ugh|ah|right|sorry|wait|okay|ok),? ){0,2}(?:${reply})(?: (?:the word|at all))?(?![\\p{L}'])){1,4}[.!?]*(?=\\s|$)(?: (\\p{L}))?`,
  'giu',
);
/** 'Question mark no period'. */
const instead = new RegExp(`\\bno,? (${name})`, 'i');
const ending = new RegExp(`(?<=[^\\s,.!?])([.!?]?) (${name})(?:[,.]? ${name}){0,2}[.!?]*$`, 'iu');

/**
 * A dictated text with a mark in place of its spoken name, where its speaker argues about it with the machine or ends
 * with it: 'nice full stop no I said full stop'. `isSure` where something else in it was said to a machine.
 */
export function withoutSpokenMarks(text: string, isSure: boolean): string {
  const quoting = text.replace(quoted, '“$1”');
  const settled = quoting.replace(
    argument,
    (whole, mark: string, said: string, next: string | undefined, at: number) => {
      // 'I don't think so. Period.'
      if (mark !== '.' && isNoMark(quoting.slice(Math.max(0, at - nearest), at), said)) {
        return whole;
      }
      const own = mark.replace(',', '') || markOf(instead.exec(whole)?.[1] ?? said);
      if (next === undefined) {
        return own === ',' && at + whole.length === text.length ? '' : own;
      }
      // 'A miracle comma no don't write comma. Loaded by six': a sentence begins all the same.
      const isNewSentence = own !== ',' || /[.!?] \p{L}$/u.test(whole);
      return isNewSentence ? `${own.replace(',', '.')} ${next.toUpperCase()}` : `${own} ${next}`;
    },
  );
  const parted = partedAt(between, settled);
  const closed = ended(parted, isSure || parted !== text);
  return closed === parted ? parted : partedAt(amid, closed);
}

function partedAt(pattern: RegExp, text: string): string {
  return text.replace(pattern, (whole, said: string, next: string, at: number) => {
    const near = text.slice(Math.max(0, at - nearest), at);
    if (isNoMark(near, said) || describesThing.test(near)) {
      return whole;
    }
    return said.toLowerCase() === 'comma' ? `, ${next}` : `. ${next.toUpperCase()}`;
  });
}

function ended(text: string, isSure: boolean): string {
  const found = ending.exec(text);
  if (!found) {
    return text;
  }
  const [, mark = '', said = ''] = found;
  const before = text.slice(0, found.index);
  const near = before.slice(-nearest);
  // 'I am happy. Full stop.' may be meant to be heard.
  const isMark = isSure || (mark === '' && (!doubtfulName.test(said) || beforeNoThing.test(near)));
  const own = mark || markOf(said);
  const mayBeThing = !isSure && maybeThing.test(near);
  return isNoMark(near, said) || mayBeThing || !isMark ? text : `${before}${own === ',' ? '' : own}`;
}

function isNoMark(before: string, said: string): boolean {
  return beforeThing.test(before) || (said.toLowerCase() === 'period' && beforeTime.test(before));
}

function markOf(said: string): string {
  return otherMarks[said.toLowerCase()] ?? '.';
}
