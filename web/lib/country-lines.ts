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

/** The lines of the country that a time zone, such as `Europe/Berlin`, is in; none where we know of none. */
export function linesOfZone(timezone: string): CountryLine[] {
  return countryLines.filter(({ country }) => zonesOf[country]?.some((zone) => isWithin(timezone, zone)));
}

function isWithin(timezone: string, zone: string): boolean {
  return zone.endsWith('/') ? timezone.startsWith(zone) : timezone === zone;
}

function american(places: string): string[] {
  return places.split(' ').map((place) => `America/${place}`);
}
