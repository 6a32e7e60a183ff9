const promises = [
  'We only ask for your e-mail, to sign in with, and the first name you like to be called by. The name is kept on this device alone.',
  'Your reflections are private. No other person sees them unless you share.',
  'They are used for one thing: to make your weekly toast.',
  'You can delete them, or everything, at any time.',
];

/** What someone new should know before they write. */
export function PrivacyPromises() {
  return (
    <ul className="grid">
      {promises.map((promise) => (
        <li key={promise} className="border-t border-line py-3.5 first:border-0">
          {promise}
        </li>
      ))}
    </ul>
  );
}
