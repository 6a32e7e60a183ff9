/** A line that listens. `hint` says how else to reach it, or in which language. */
export type CountryLine = { country: string; name: string; contact: string; hint?: string };

/** Well-known lines in their countries, by the name of each. */
export const countryLines: readonly CountryLine[] = [
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

/** Lines for someone who is hurt, threatened or controlled by others, in the same countries. */
export const safetyLines: readonly CountryLine[] = [
  { country: 'Australia', name: '1800RESPECT', contact: '1800 737 732' },
  { country: 'Australia', name: 'Kids Helpline', contact: '1800 55 1800', hint: 'up to 25 years' },
  { country: 'Austria', name: 'Frauenhelpline', contact: '0800 222 555' },
  { country: 'Austria', name: 'Rat auf Draht', contact: '147', hint: 'children and young people' },
  { country: 'Belgium', name: '1712', contact: '1712', hint: 'in Dutch' },
  { country: 'Belgium', name: 'Écoute violences conjugales', contact: '0800 30 030', hint: 'in French' },
  { country: 'Brazil', name: 'Ligue 180', contact: '180' },
  { country: 'Canada', name: '211', contact: '211', hint: 'finds a line near you' },
  { country: 'Canada', name: 'Kids Help Phone', contact: '1 800 668 6868', hint: 'children and young people' },
  { country: 'Denmark', name: 'Lev Uden Vold', contact: '1888' },
  { country: 'France', name: 'Violences Femmes Info', contact: '3919' },
  { country: 'France', name: 'Allô Enfance en Danger', contact: '119', hint: 'children' },
  { country: 'Germany', name: 'Hilfetelefon', contact: '116 016' },
  { country: 'Germany', name: 'Nummer gegen Kummer', contact: '116 111', hint: 'children and young people' },
  { country: 'India', name: 'Women Helpline', contact: '181' },
  { country: 'India', name: 'Childline', contact: '1098', hint: 'children' },
  { country: 'Ireland', name: 'Women’s Aid', contact: '1800 341 900' },
  { country: 'Ireland', name: 'Childline', contact: '1800 66 66 66', hint: 'children and young people' },
  { country: 'Netherlands', name: 'Veilig Thuis', contact: '0800 2000' },
  { country: 'New Zealand', name: 'Are You OK', contact: '0800 456 450' },
  { country: 'Singapore', name: 'National Anti-Violence Helpline', contact: '1800 777 0000' },
  { country: 'South Africa', name: 'Gender-Based Violence Command Centre', contact: '0800 428 428' },
  { country: 'South Africa', name: 'Childline', contact: '116', hint: 'children' },
  { country: 'Spain', name: '016', contact: '016' },
  { country: 'Spain', name: 'ANAR', contact: '116 111', hint: 'children and young people' },
  { country: 'Switzerland', name: 'Die Dargebotene Hand, La Main Tendue', contact: '143' },
  { country: 'Switzerland', name: 'Pro Juventute', contact: '147', hint: 'children and young people' },
  { country: 'United Kingdom', name: 'National Domestic Abuse Helpline', contact: '0808 2000 247' },
  { country: 'United Kingdom', name: 'Men’s Advice Line', contact: '0808 801 0327' },
  { country: 'United Kingdom', name: 'Hourglass', contact: '0808 808 8141', hint: 'older people' },
  { country: 'United Kingdom', name: 'Childline', contact: '0800 1111', hint: 'children and young people' },
  { country: 'United States', name: 'National Domestic Violence Hotline', contact: '1-800-799-7233' },
  { country: 'United States', name: 'Childhelp', contact: '1-800-422-4453', hint: 'children and young people' },
];

/** The time zones of each country: one by its IANA id, or with a slash at its end all that begin so. */
const zonesOf: Record<string, readonly string[]> = {
  Australia: ['Australia/', 'Indian/Christmas', 'Indian/Cocos'],
  Austria: ['Europe/Vienna'],
  Belgium: ['Europe/Brussels'],
  Brazil: [
    'Brazil/',
    ...american(
      'Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo',
    ),
  ],
  Canada: [
    'Canada/',
    ...american(
      'Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
    ),
  ],
  Denmark: ['Europe/Copenhagen'],
  France: ['Europe/Paris'],
  Germany: ['Europe/Berlin', 'Europe/Busingen'],
  India: ['Asia/Kolkata', 'Asia/Calcutta'],
  Ireland: ['Europe/Dublin'],
  Netherlands: ['Europe/Amsterdam'],
  'New Zealand': ['Pacific/Auckland', 'Pacific/Chatham', 'NZ'],
  Singapore: ['Asia/Singapore'],
  'South Africa': ['Africa/Johannesburg'],
  Spain: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  Switzerland: ['Europe/Zurich'],
  'United Kingdom': ['Europe/London', 'Europe/Belfast', 'Europe/Jersey', 'Europe/Guernsey', 'Europe/Isle_of_Man', 'GB'],
  'United States': [
    'US/',
    'Pacific/Honolulu',
    ...american(
      'Adak Anchorage Boise Chicago Denver Detroit Fort_Wayne Indiana/ Indianapolis Juneau Kentucky/ Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/ Phoenix Shiprock Sitka Yakutat',
    ),
  ],
};

/** Those of these lines that are of the country that a time zone, such as `Europe/Berlin`, is in. */
export function linesOfZone(timezone: string, lines: readonly CountryLine[] = countryLines): CountryLine[] {
  return lines.filter(({ country }) => zonesOf[country]?.some((zone) => isWithin(timezone, zone)));
}

function isWithin(timezone: string, zone: string): boolean {
  return zone.endsWith('/') ? timezone.startsWith(zone) : timezone === zone;
}

function american(places: string): string[] {
  return places.split(' ').map((place) => `America/${place}`);
}
