import type { Update } from '../update.ts';

export const deleteAccount: Update = {
  slug: 'delete-account',
  date: '2025-08-06',
  category: 'Feature',
  title: 'You can delete your account yourself',
  summary: 'One button in Settings, one question, and everything you wrote is gone. You need not ask anyone.',
  why: 'What you write here is yours, and so is the decision to take it away.',
  details: [
    {
      technical: 'The key that opens your reflections is destroyed first, then the rows and recordings are removed.',
      simple: 'From that moment nobody can read what you wrote, not in a backup either.',
    },
    {
      technical: 'Data leaves active storage within 24 hours; encrypted backups may keep it for up to 30 days.',
      simple: 'It is usually gone within a minute. What is left in backups cannot be read.',
    },
    {
      technical: 'The call asks for the password, or a sign-in of the last ten minutes.',
      simple: 'Nobody who finds your phone unlocked can do it for you.',
    },
  ],
};
