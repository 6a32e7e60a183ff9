import { AppError } from '#shared/errors.ts';

/** What people have told is read by admins alone. Throws `forbidden` for everyone else. */
export function mayReadFeedback(isAdmin: boolean): void {
  if (!isAdmin) {
    throw new AppError('forbidden', 'Not an admin.', {
      userMessage: "You don't have permission to view this page.",
    });
  }
}
