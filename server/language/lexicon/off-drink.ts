const sobriety =
  /(?<!\p{L})(?:sobriety|sober(?! (?:second thought|judge?ment|look))|(?:an? |my |the )?(?:aa|a\.a\.) (?:meeting|group|chip)|al-?anon|alcoholi\w{1,4}|aa (?:tonight|today|this morning)|dry january|teetotal|on the wagon|(?:days|weeks|months|years?|day|week|month) (?:clean|sober|chip)|relapsed?|rehab|detox|(?:my|her|his|their) sponsor|(?:off|quit|gave up|given up|giving up|stopped|stay(?:ed|ing)? off|without) (?:(?:the|an?) )?(?:drink|drinking|drop|booze|bottle|alcohol)|(?:haven'?t|hasn'?t|hadn'?t|didn'?t|not) (?:had |have |touch(?:ed)? )?an? (?:drink|drop)(?! of (?!alcohol|anything)\p{L}))(?!\p{L})/iu;
const drinking = /(?<!\p{L})(?:glass(?:es)?|sips?|cheers|drams?|drinks?|clinks?)(?!\p{L})/iu;

/** Whether a text is of someone who keeps away from drink, or of what it did. */
export function isOffDrink(text: string): boolean {
  return sobriety.test(text.replaceAll('’', "'"));
}

/** Whether a sentence of ours, its places apart, speaks of drinking, be it only of the glass that is raised. */
export function speaksOfDrinking(template: string): boolean {
  return drinking.test(template.replace(/\{\w+\}/g, ''));
}
