import { CallError } from '#web/lib/call.ts';

type FormProblemProps = {
  error: Error | null;
  /** The form's own fields; what is said of them stands beside them already. */
  fields: readonly string[];
  /** Whether no notice says it as well: then it is read aloud from here. */
  isSilent?: boolean;
};

/** Why the form was refused, above its button for as long as it holds. */
export function FormProblem({ error, fields, isSilent = false }: FormProblemProps) {
  const isBesideField = error instanceof CallError && fields.some((name) => error.fields[name] !== undefined);
  if (!error || isBesideField) {
    return null;
  }
  return (
    <p role={isSilent ? 'alert' : undefined} className="border-l-2 border-wine pl-3 text-wine">
      {error.message}
    </p>
  );
}
