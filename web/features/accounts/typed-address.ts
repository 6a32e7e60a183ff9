let typed = '';

/** What was last typed to say who one is: kept for a look at the other tab or at the privacy page, never stored. */
export function typedAddress(): string {
  return typed;
}

/** The same where only an email will do: a username is of no use there. */
export function typedEmail(): string {
  return typed.includes('@') ? typed : '';
}

/** Keeps what is being typed. Never give it a password. */
export function keepTypedAddress(address: string): void {
  typed = address;
}
