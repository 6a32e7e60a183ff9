/** Words of a stage, a set, a game or a fright that is meant to be fun: who dies there gets up again. */
const stage =
  /\b(?:on set|film set|the director|the producer|the gaffer|(?:the|first|last|final|opening|death|fight|strangling|murder|hospital|funeral|love|court) scene|that take|first take|premiere|rehears(?:al|als|ed|ing)|props? (?:table|master|department)|matin[eé]e|dress run|stage manager|stage left|stage right|understudy|monologue|prosthetics?|gelatine?|(?:fake|stage) blood|sound ?check|sound guy|support band|encore|karaoke|videoke|boss (?:fight|level)|respawn(?:ed|ing)?|dungeons?|larp|horror (?:film|movie|story|maze)|haunted house|escape room|crime novel|whodunn?it|pantomime|panto|am-?dram|cosplay|halloween|trick or treat)\b/i;
/** Somebody of the writer's own, for whom it may be no play. */
const own =
  /\bmy (?:late )?(?:mum|mom|mam|mother|dad|father|husband|wife|son|daughter|sister|brother|nan|gran|grandma|grandad|granddad|grandfather|grandmother|baby|partner|friend)\b|\bfuneral (?:of|for|on|today|tomorrow)\b/i;

/** Whether what is dreadful in a text happens in a play, a film or a game. */
export function isStaged(text: string): boolean {
  return stage.test(text) && !own.test(text);
}
