import { firstPromises } from './first-promises.ts';

/** What someone new should know before they write. */
export function PrivacyPromises() {
  return (
    <ul className="grid">
      {firstPromises.map(({ says }) => (
        <li key={says} className="border-t border-line py-3.5 first:border-0">
          {says}
        </li>
      ))}
    </ul>
  );
}
