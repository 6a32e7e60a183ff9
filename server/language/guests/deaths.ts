import { wordsOf } from '../base/tokens.ts';
import { keyOf } from '../reading/key-of.ts';

/** 'We buried Stig', 'Pop Earl slipped away' (not 'her mum died'), 'Mr B expired', 'Granny passed Saturday night', 'since Mum went', "Ted's funeral", 'Found Mrs Unger on the kitchen floor. Cold'. */
const deaths = [
  /\b(?:[Bb]ur(?:y|ied|ying)|[Cc]remat(?:e|ed|ing)) (?:our |my |old |dog |cat ){0,2}(?<name>\p{L}{1,30})(?! (?:up to|in (?:the )?(?:sand|leaves|snow|cushions|blankets))\b)/gu,
  /(?<!\p{L})(?<!['’]s |\b(?:his|her|their|whose) )(?<name>\p{L}{1,30})(?: has| had)? (?:died(?! (?:laughing|of (?:laughter|shame|embarrassment)|(?:two|three|four|five|\d+) times|(?:in|on) the (?:game|last level|level)|(?:his|her|their|my) hair))|passed (?:away|on(?= last| this| \p{Lu}|[.,])|peacefully)|slipped away|was (?:buried|cremated|put to sleep)|expired|is in the (?:little |white )*(?:box|coffin)|(?:was|is|were|lay|lies) in the ground)(?!\p{L})/gu,
  /\b(?<name>[Gg]ran(?:ny|dma|dad|dpa)?|[Nn]an(?:a|na)?|[Mm]u?[mo]m?|[Dd]ad(?:dy)?) passed (?=(?:last|this|on|in|yesterday|today|\p{Lu}\p{Ll}+day)\b)/gu,
  /\b[Ff]ound (?:(?:our|my|old|Mrs?|Ms|Miss|Mr)\.? ){0,2}(?<name>\p{L}{1,30}) (?:on|in|at|by) (?:the|his|her) [^.!?]{1,30}\. (?:Stone |Already )?[Cc]old(?=[.,!]|$)/gu,
  /\bsince (?:our |my |poor )?(?<name>\p{L}{1,30}) (?:went(?= to (?:God|rest)|[.,;]|$| and\b)|died|passed|left us)(?!\p{L})/gu,
  /\b(?:give|gave|given|giving) (?<name>\p{Lu}\p{L}{0,30}) (?:an? (?:\p{L}+ )?)?send-?off\b/gu,
  /(?<!\p{L})(?<name>\p{Lu}\p{L}{0,30})['’]s (?:funeral(?! (?:suit|shoes|tie|plan))|burial|wake(?!-| up)|ashes|grave|month['’]s mind)\b/gu,
  /\b(?:RIP|R\.I\.P\.|[Rr]est in peace),? (?:[Bb]ig |[Ll]ittle |[Oo]ld |my |our )?(?<name>\p{Lu}\p{L}{0,30})/gu,
  /(?<!\p{L})(?<!['’]s |\b(?:his|her|their|whose) )(?<name>\p{L}{2,30}) (?:didn['’]?t make it (?:to|through|past)|did not make it (?:to|through|past)|went (?:peacefully|in (?:his|her) sleep)|went on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=[.,;!]|$)|is (?:in|with) (?:heaven|the angels))(?!\p{L})/gu,
  /\b(?:ashes of|(?:carried|scattered|spread) (?:my |our )?|cross for |stone for |candle for |flowers for )(?<name>\p{L}{2,30})(?:['’]s ashes|(?=[.,;!]| (?:who|at the grave|on the grave)|$))/gu,
] as const;

/** The keys of those of whom notes tell that they died: no glass is raised to them by name. */
export function deadIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => deaths.flatMap((death) => [...text.matchAll(death)]));
  return new Set(found.flatMap(({ groups }) => wordsOf(groups?.['name'] ?? '').map((lower) => keyOf({ lower }))));
}
