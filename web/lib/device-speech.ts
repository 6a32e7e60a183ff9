/** The part of the browser's `speechSynthesis` that is used here. */
export type Speech = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'resume' | 'speaking' | 'pending'> &
  Partial<Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener'>>;

export type DeviceVoice = SpeechSynthesisVoice;

/** Voices come late, or not at all: after so many milliseconds a device without one is taken at its word. */
const longestWait = 2500;

/** How a voice says of itself that it is a good one, the best first. */
const signsOfQuality = [/\bpremium\b/i, /\b(?:enhanced|natural|neural|siri)\b/i];

/** Apple's joke voices and the robots beside them: nobody wants to be toasted by them unasked. */
const novelties =
  /\.eloquence\.|^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|eddy|flo|fred|good news|grandma|grandpa|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;

/** The browser's speech; undefined where it has none. */
export function findSpeech(): Speech | undefined {
  return (window as { speechSynthesis?: Speech }).speechSynthesis;
}

/**
 * The English voices that the browser marks as its device's own, the best first: what calls itself good, then the region
 * of the earliest of `languages` (BCP 47 tags, as in `navigator.languages`), then the default. Others would send the
 * words away. Of those with one address, which Android has, only the first can be chosen.
 */
export function ownVoices(voices: readonly DeviceVoice[], languages: readonly string[]): DeviceVoice[] {
  const regions = languages.map(regionOf).filter((region) => region !== undefined);
  const standing = (voice: DeviceVoice) => {
    const region = regions.indexOf(regionOf(voice.lang) ?? '');
    return [
      isNovelty(voice) ? 1 : 0,
      qualityOf(voice),
      region === -1 ? regions.length : region,
      voice.default ? 0 : 1,
    ] as const;
  };
  return voices
    .filter(({ localService, lang }) => localService && /^en(?:[-_]|$)/i.test(lang))
    .map((voice) => ({ voice, standing: standing(voice) }))
    .toSorted((a, b) => compare(a.standing, b.standing))
    .map(({ voice }) => voice)
    .filter(({ voiceURI }, at, all) => all.findIndex((other) => other.voiceURI === voiceURI) === at);
}

/** The voice that was chosen by its address, or the first where it is not there. */
export function chosenVoice(voices: readonly DeviceVoice[], address: string | null): DeviceVoice | undefined {
  return voices.find(({ voiceURI }) => voiceURI === address) ?? voices[0];
}

/** What a voice is called in a list: its name and, where that does not say it already, its region. */
export function labelOf({ name, lang }: DeviceVoice): string {
  const region = regionOf(lang);
  const country = region && new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(region);
  return country && !name.includes(country) ? `${name}, ${country}` : name;
}

type Watch = {
  speech: Speech | undefined;
  languages: readonly string[];
  /** Called with the voices whenever they are others, and with none once it is clear that there is none. */
  tell: (voices: DeviceVoice[]) => void;
};

/** Tells which voices the device has, now and when they change. Gives the way to stop. */
export function watchVoices({ speech, languages, tell }: Watch): () => void {
  if (!speech) {
    tell([]);
    return () => {};
  }
  let known: string | null = null;
  const look = (isLast: boolean) => {
    const all = speech.getVoices();
    const voices = ownVoices(all, languages);
    const addresses = voices.map(({ voiceURI }) => voiceURI).join('\n');
    // An empty list is what a browser says that has not looked yet.
    if (addresses !== known && (all.length > 0 || isLast)) {
      known = addresses;
      tell(voices);
    }
  };
  const onChange = () => look(known !== null);
  look(false);
  const timer = setTimeout(() => look(true), longestWait);
  // Older Safari has voices and no events of them.
  speech.addEventListener?.('voiceschanged', onChange);
  return () => {
    clearTimeout(timer);
    speech.removeEventListener?.('voiceschanged', onChange);
  };
}

function qualityOf({ name, voiceURI }: DeviceVoice): number {
  const sign = signsOfQuality.findIndex((pattern) => pattern.test(name) || pattern.test(voiceURI));
  return sign === -1 ? signsOfQuality.length : sign;
}

function isNovelty({ name, voiceURI }: DeviceVoice): boolean {
  return novelties.test(name) || novelties.test(voiceURI);
}

/** The region of a tag such as `en-GB`, which Android writes `en_GB`. */
function regionOf(tag: string): string | undefined {
  return /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})(?:[-_]|$)/i.exec(tag)?.[1]?.toUpperCase();
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
