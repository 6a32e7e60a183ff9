/** A line that listens. `hint` says how else to reach it, or in which language. */
type CountryLine = { country: string; name: string; contact: string; hint?: string };

/** Well-known lines in their countries, by the name of each. */
export const linesOfCountries: readonly CountryLine[] = [
  { country: 'Australia', name: 'Lifeline', contact: '13 11 14' },
  { country: 'Austria', name: 'TelefonSeelsorge', contact: '142' },
  { country: 'Belgium', name: 'Zelfmoordlijn', contact: '1813', hint: 'in Dutch' },
  { country: 'Belgium', name: 'Centre de Prévention du Suicide', contact: '0800 32 123', hint: 'in French' },
  { country: 'Brazil', name: 'CVV', contact: '188' },
  { country: 'Canada', name: 'Suicide Crisis Helpline', contact: '988', hint: 'call or text' },
  { country: 'Denmark', name: 'Livslinien', contact: '70 201 201' },
  { country: 'France', name: 'Numéro national de prévention du suicide', contact: '3114' },
  { country: 'Germany', name: 'TelefonSeelsorge', contact: '0800 111 0 111' },
  { country: 'India', name: 'Tele-MANAS', contact: '14416' },
  { country: 'Ireland', name: 'Samaritans', contact: '116 123' },
  { country: 'Netherlands', name: '113 Zelfmoordpreventie', contact: '113' },
  { country: 'New Zealand', name: 'Need to talk?', contact: '1737', hint: 'call or text' },
  { country: 'Singapore', name: 'Samaritans of Singapore', contact: '1767' },
  { country: 'South Africa', name: 'Suicide Crisis Helpline', contact: '0800 567 567' },
  { country: 'Spain', name: 'Línea 024', contact: '024' },
  { country: 'Switzerland', name: 'Die Dargebotene Hand, La Main Tendue', contact: '143' },
  { country: 'United Kingdom', name: 'Samaritans', contact: '116 123' },
  { country: 'United States', name: '988 Suicide & Crisis Lifeline', contact: '988', hint: 'call or text' },
];

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
    text: 'Lines by country and by what it is about, to ring, to text or to chat with.',
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
