import { useCallback, useEffect, useState } from 'react';
import type { Player } from '#web/lib/player.ts';

const address = '/door-toast.mp3';
/** After the first view is there: what it does not need must not compete with it. */
const preloadAfterMs = 1500;

const load = () => import('./take-up.ts');
type Code = Awaited<ReturnType<typeof load>>;

/** The sample as it is told: with the code that shows it, once that is here and it was asked for. */
export type Telling = Pick<Code, 'Words' | 'PouredGlass'> & { player: Player };

/** Why there is nothing to hear: the sound is not played, or even its words did not come. */
type Trouble = 'sound' | 'words';

/** The sample toast of the door. Nothing of it is fetched before `toggle` but code. */
export function useTelling() {
  const [code, setCode] = useState<Code | null>(null);
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const [telling, setTelling] = useState<Telling | null>(null);
  const [isOn, setOn] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const prepare = useCallback(() => {
    load().then(setCode, () => undefined);
  }, []);
  useEffect(() => {
    const timer = setTimeout(prepare, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [prepare]);

  useEffect(() => () => audio?.pause(), [audio]);
  useEffect(() => {
    if (!code || !audio) {
      return undefined;
    }
    const { Words, PouredGlass, takeUp } = code;
    const { player, letGo } = takeUp(audio, { onChange: setOn, onFailure: () => setTrouble('sound') });
    setTelling({ Words, PouredGlass, player });
    return letGo;
  }, [code, audio]);

  /** Begins at the start, or stops. Call it in the tap itself: phones refuse a later sound. */
  const toggle = () => {
    setTrouble(null);
    setOn(!isOn);
    if (isOn) {
      (telling?.player ?? audio)?.pause();
    } else if (telling) {
      telling.player.seek(0);
      telling.player.play();
    } else {
      const sound = new Audio(address);
      // The player that takes it up tells of what fails.
      sound.play().catch(() => undefined);
      setAudio(sound);
      load().then(setCode, () => {
        setAudio(null);
        setOn(false);
        setTrouble('words');
      });
    }
  };

  return { telling, isOn, wasAsked: audio !== null, trouble, prepare, toggle };
}
