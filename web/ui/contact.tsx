import { contactAddress } from '#web/lib/help-lines.ts';

/** A number to ring or an address to write to, as a link where it can be one. */
export function Contact({ contact, className = '' }: { contact: string; className?: string }) {
  const address = contactAddress(contact);
  const wraps = address?.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere';
  return address === undefined ? (
    <span className={`${wraps} ${className}`}>{contact}</span>
  ) : (
    <a href={address} className={`link inline-flex min-h-11 items-center tabular-nums ${wraps} ${className}`}>
      {contact}
    </a>
  );
}
