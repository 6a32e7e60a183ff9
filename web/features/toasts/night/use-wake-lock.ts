import { useEffect } from 'react';

/** Keeps the screen awake while `active`, where the device lets a page do so. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!active || !wakeLock) {
      return undefined;
    }
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) {
        return;
      }
      // A device that is low on power refuses: then its screen goes dark as it always does.
      const taken = await wakeLock.request('screen').catch(() => undefined);
      if (isOver) {
        await taken?.release();
      } else {
        lock = taken;
      }
    };
    // A page that is left loses it.
    const retake = () => void take();
    document.addEventListener('visibilitychange', retake);
    void take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [active]);
}
