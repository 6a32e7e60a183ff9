import { productName } from '#shared/limits.ts';
import type { Player } from '#web/lib/player.ts';

const skipMs = 5000;

/** Puts the player on the lock screen and the keyboard's media keys; gives back the way to take it off again. */
export function keepMediaSession(player: Player, title: string): () => void {
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) {
    return () => {};
  }
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime * 1000),
    seekbackward: ({ seekOffset }) => player.seekBy(-(seekOffset ? seekOffset * 1000 : skipMs)),
    seekforward: ({ seekOffset }) => player.seekBy(seekOffset ? seekOffset * 1000 : skipMs),
  };
  session.metadata = new MediaMetadata({ title, artist: productName });
  for (const [action, handler] of Object.entries(handlers)) {
    setHandler(session, action as MediaSessionAction, handler);
  }
  let second = -1;
  const unsubscribe = player.subscribe(() => {
    const { status, currentMs, durationMs, speed } = player.getState();
    session.playbackState = status === 'playing' ? 'playing' : status === 'idle' ? 'none' : 'paused';
    const now = Math.floor(currentMs / 1000);
    if (now !== second && durationMs > 0) {
      second = now;
      session.setPositionState({
        duration: durationMs / 1000,
        position: Math.min(currentMs, durationMs) / 1000,
        playbackRate: speed,
      });
    }
  });
  return () => {
    unsubscribe();
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of Object.keys(handlers)) {
      setHandler(session, action as MediaSessionAction, null);
    }
  };
}

/** Browsers throw for an action they do not know. */
function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The others still work.
  }
}
