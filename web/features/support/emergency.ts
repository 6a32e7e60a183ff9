/** The numbers for an emergency, and where each is the one to ring. */
export const emergencyNumbers: readonly { number: string; where: string }[] = [
  { number: '112', where: 'The European Union and many other countries' },
  { number: '911', where: 'The United States and Canada' },
  { number: '999', where: 'The United Kingdom and Ireland' },
  { number: '000', where: 'Australia' },
  { number: '111', where: 'New Zealand' },
];

/** Lists of lines in most countries of the world. */
export const directories: readonly { name: string; url: string; text: string }[] = [
  {
    name: 'Find A Helpline',
    url: 'https://findahelpline.com',
    text: 'Lines by country and by topic, to ring, text or chat with.',
  },
  {
    name: 'Befrienders Worldwide',
    url: 'https://befrienders.org',
    text: 'Volunteers in many countries who listen and do not judge.',
  },
  {
    name: 'International Association for Suicide Prevention',
    url: 'https://www.iasp.info/crisis-centres-helplines/',
    text: 'Its list of crisis centres and helplines around the world.',
  },
];
