/** The past of verbs that do not take '-ed', by their base form. */
export const irregularPasts: ReadonlyMap<string, readonly string[]> = new Map(
  `become became|begin began|bend bent|bite bit|bleed bled|blow blew|break broke|bring brought|build built|
  burn burnt burned|buy bought|catch caught|choose chose|come came|creep crept|deal dealt|dig dug|do did|draw drew|
  dream dreamt dreamed|drink drank|drive drove|eat ate|fall fell|feed fed|feel felt|fight fought|find found|fly flew|
  forget forgot|forgive forgave|freeze froze|get got|give gave|go went|grow grew|hang hung|have had|hear heard|hide hid|
  hold held|keep kept|kneel knelt|know knew|lay laid|lead led|lean leant leaned|leap leapt leaped|
  learn learnt learned|leave left|lend lent|light lit|lose lost|make made|mean meant|meet met|pay paid|
  ride rode|ring rang|rise rose|run ran|say said|see saw|seek sought|sell sold|send sent|sew sewed|shake shook|
  shine shone|shoot shot|shrink shrank|sing sang|sink sank|sit sat|sleep slept|slide slid|
  smell smelt smelled|speak spoke|spell spelt spelled|spend spent|spill spilt spilled|spin spun|
  spring sprang|stand stood|steal stole|stick stuck|sting stung|strike struck|sweep swept|swim swam|swing swung|
  take took|teach taught|tear tore|tell told|think thought|throw threw|understand understood|wake woke|wear wore|
  weave wove|win won|write wrote`
    .split('|')
    .map((row) => row.trim().split(' '))
    .map(([base = '', ...pasts]) => [base, pasts]),
);
