/** Participles and other forms that are neither regular nor the same as the past, with their verbs. */
export const irregularParticiples: ReadonlyMap<string, string> = new Map(
  `been be|is be|are be|was be|were be|am be|beaten beat|begun begin|bitten bite|blown blow|broken break|chosen choose|done do|drawn draw|driven drive|drunk drink|
  eaten eat|fallen fall|flown fly|forgiven forgive|forgotten forget|frozen freeze|given give|gone go|grown grow|
  hidden hide|known know|lain lie|ridden ride|risen rise|rung ring|seen see|shaken shake|shown show|shrunk shrink|
  spoken speak|stolen steal|sung sing|sunk sink|sworn swear|swum swim|taken take|thrown throw|torn tear|woken wake|
  worn wear|woven weave|written write|sewn sew|mown mow|swollen swell|has have|does do|goes go|lying lie|dying die|
  tying tie|crept creep|knelt kneel|wept weep|slept sleep`
    .split('|')
    .map((row) => row.trim().split(' '))
    .map(([participle = '', base = '']) => [participle, base]),
);
