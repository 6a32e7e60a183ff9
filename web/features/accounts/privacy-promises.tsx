const promises = [
  'We only ask for your email, to sign in with, and the first name you like to be called by. Your name is kept only on this device.',
  'Your reflections are private. The server reads them, to write your toast; no other person is shown them.',
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
