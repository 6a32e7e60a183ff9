let typed = '';

/** What was last typed to say who one is: kept for a look at the other tab or at the privacy page, never stored. */
export function typedAddress(): string {
  return typed;
}

/** Keeps what is being typed. Never give it a password. */
export function keepTypedAddress(address: string): void {
  typed = address;
}
