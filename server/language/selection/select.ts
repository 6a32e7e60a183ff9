import { dayNames } from '../base/days.ts';
import type { Chooser } from '../base/random.ts';
import type { ComposeRequest } from '../base/types.ts';
import { lastWordOf, type LastWord } from '../last-word/last-word.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Unit } from '../reading/unit.ts';
import { planOf, quotedInstead, withoutClauses, type Plan } from './choose-notes.ts';
import { glassFor, glassToWriter, type Glass } from './closing-subject.ts';
import { lookBackFor, type LookBack } from './look-back.ts';
import type { Memory } from './recently-heard.ts';

/** All that a toast will hold, chosen before a word of it is written. */
export type Selection = Plan & {
  /** How the days of what is told are called, by their dates. */
  days: ReadonlyMap<string, string>;
  back: LookBack | undefined;
  glass: Glass;
  /** What is heard once more after the glass. */
  lastWord: LastWord | undefined;
  /** Whether the narrator's own words open the toast; where not, they close it. */
  narratorOpens: boolean;
};

/** Whom the glass goes to beside the writer: where naming all of them goes wrong, the nearest, and else nobody. */
export type GlassTo = 'all' | 'nearest' | 'writer';

/** What a choice goes by, beside the week: what was written before, what was said of it, and chance. */
type Source = Required<Pick<ComposeRequest, 'earlier' | 'said'>> & {
  memory: Memory;
  chooser: Chooser;
  /** Clauses that are to be heard in the writer's own words. */
  quoted?: readonly Unit[];
  /** Clauses that are not told. */
  left?: readonly Unit[];
  glassTo?: GlassTo;
};

/** Chooses what to tell of a week, what to look back at and whom to raise the glass to. */
export function select(
  week: Week,
  { memory, chooser, earlier, said, quoted = [], left = [], glassTo = 'all' }: Source,
): Selection {
  const plan = withoutClauses(quotedInstead(planOf(week, chooser), quoted), left);
  const narratorOpens = (week.mood === 'light' || week.mood === 'mixed') && chooser.fraction() < 0.5;
  return {
    ...plan,
    days: dayNames(plan.items.map(({ note }) => note.moment.localDate)),
    back: lookBackFor({ week, plan, earlier, said, memory, chooser }),
    glass:
      glassTo === 'writer'
        ? glassToWriter(plan)
        : glassFor(plan, week, { memory, earlier, most: glassTo === 'nearest' ? 1 : undefined }),
    lastWord: lastWordOf(plan.items, week),
    narratorOpens,
  };
}
