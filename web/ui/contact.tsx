import { contactAddress } from '#web/lib/help-lines.ts';

/** A number to ring or an address to write to, as a link where it can be one. */
export function Contact({ contact, className = '' }: { contact: string; className?: string }) {
  const address = contactAddress(contact);
  return address === undefined ? (
    <span className={className}>{contact}</span>
  ) : (
    <a href={address} className={`link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums ${className}`}>
      {contact}
    </a>
  );
}
