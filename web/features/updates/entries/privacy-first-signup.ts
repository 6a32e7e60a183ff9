import type { Update } from '../update.ts';

export const privacyFirstSignup: Update = {
  slug: 'privacy-first-signup',
  date: '2025-08-07',
  category: 'Security',
  title: 'Signing up asks for less',
  summary: 'An email address and a password are all it takes. The name you like to be called by stays on your device.',
  why: 'You gave us an email address, or are about to. You should know what is asked for, and what is not.',
  details: [
    {
      technical: 'The sign-up form sends an email address, a password and the time zone of the browser, nothing else.',
      simple: 'There is no field for your name, your age or where you live.',
    },
    {
      technical: 'The display name is kept in the storage of the browser and put into a page there.',
      simple: 'The server does not keep what you are called. A new device asks you again.',
    },
    {
      technical: 'Usernames are made at random and are not derived from the email address.',
      simple: 'Nobody can guess your email from the name that friends see.',
    },
  ],
};
