const names: Record<string, string> = {
  'weekly-toast': 'A weekly toast',
  'toast-voice': 'The voice of a toast',
  'toast-mail': 'A mail that a toast is ready',
  'reminder-mail': 'A mail that reminds to write',
  'verification-mail': 'A mail that confirms an address',
  'reset-mail': 'A mail for a new password',
  'password-changed-mail': 'A mail that a password was changed',
  'welcome-mail': 'A mail of welcome',
  'erase-clips': 'Recordings that are to be erased',
  'erase-note': 'A reflection that is to be erased',
  'erase-traces': 'What is left of a deleted account',
};

/** What a kind of work is called on the pages of admins. */
export function nameOfJob(kind: string): string {
  return names[kind] ?? kind;
}
