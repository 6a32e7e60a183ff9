/** A sound of a second or so that a page plays by itself. */
export type ShortSound = {
  /** Fetches it ahead. Called in a tap, it lets the sound be heard later, when the tap is over. */
  prepare: () => void;
  /** Plays it from its start. */
  play: () => void;
};

/** A sound at an address of ours. A device that keeps silent loses nothing but the sound. */
export function createShortSound(address: string): ShortSound {
  let element: HTMLAudioElement | undefined;
  const ours = () => {
    element ??= new Audio(address);
    element.preload = 'auto';
    return element;
  };
  return {
    prepare: () => ours().load(),
    play: () => {
      const sound = ours();
      sound.currentTime = 0;
      sound.play().catch(() => undefined);
    },
  };
}
