import { LanguageError } from './language-error.ts';

/** What became of a job. */
export type JobAnswer = { result: unknown } | { failed: true };

type Asked = { job: { name: string } } & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/** Tells who asked for it; a job that threw fails without a word of what it was given. */
export function settle(task: Asked | undefined, answer: JobAnswer): void {
  if ('result' in answer) {
    task?.resolve(answer.result);
  } else {
    task?.reject(new LanguageError('failed', `The job ${task.job.name} failed.`));
  }
}
