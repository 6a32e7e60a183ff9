/** Spellings of Scots, Caribbean, West African and other Englishes that no sentence in standard English has. */
const spellings =
  /\b(?:naebody|naething|naw|cannae|cannie|didnae|didny|wasnae|wisnae|wisnt|isnae|dinnae|dinna|havnae|hasnae|couldnae|wouldnae|willnae|shouldnae|urnae|wan|wance|ae|fae|tae|doon|aboot|oot|hoose|noo|heid|deid|aff|awfy|gonnae|goanny|gie|gied|gies|gaun|weans?|bairns?|mornin|nothin|somethin|evenin|huv|hud|wis|mair|hame|frae|seh|mi|nuh|neva|inna|pon|dem|dat|dis|deh|weh|wah|gyal|pickney|nutten|nuttin|dey|abeg|sef|una|wetin|finna|ion|aint|yous|youse|thee|thou|tha|summat|gan|gannin|wor|howay|divvent|yer|buzzin|nowt but)\b|\b(?:a|of) dem\b|\b(?:been knew|(?:i|he|she|we|they) been (?:had|told))\b|\b(?:he|she) (?:two|three|four|five|six|seven|eight|nine|ten|\d+)$|\bain't (?:even |never )?(?:charge|say|do|go|know|see|get|want|come)\b|(?:^|\s)de (?=\p{Ll})(?!(?:la|los|las|facto)\b)|\b(?<!(?:my|your|his|her|our|me) )ma (?!(?:and|was|is|had|has|let|said|says|rang|came|made|gave|got|am)\b)(?=\p{Ll})|\b(?:i|you|we|they) (?:says|goes|is|has|does|was stood there like)\b(?! to)|\b(?:he|she|it) (?:don't|do|have|were)\b(?! (?:have|not))/iu;

/** Whether a text is spelt or built as a dialect is. */
export function isDialect(text: string): boolean {
  return spellings.test(text);
}
