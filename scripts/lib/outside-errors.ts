import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Where `npm test` wants the messages of errors that no test caught; Vitest's report in JSON does not have them. */
export const outsideErrorsTo = 'CLINK_OUTSIDE_ERRORS';

/** Writes them to a file: of each the message of its cause, where it has one. */
export function keepOutsideErrors(file: string): Reporter {
  return {
    onTestRunEnd(_modules, errors) {
      writeFileSync(file, JSON.stringify(errors.map(({ message, cause }) => cause?.message ?? message)));
    },
  };
}
