import { CallError } from '#web/lib/call.ts';

type FormProblemProps = {
  error: Error | null;
  /** The form's own fields; what is said of them stands beside them already. */
  fields: readonly string[];
};

/** Why the form was refused, above its button for as long as it holds. The notice has said it aloud already. */
export function FormProblem({ error, fields }: FormProblemProps) {
  const isBesideField = error instanceof CallError && fields.some((name) => error.fields[name] !== undefined);
  if (!error || isBesideField) {
    return null;
  }
  return <p className="border-l-2 border-wine pl-3 text-wine">{error.message}</p>;
}
