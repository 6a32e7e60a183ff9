import type { Note } from '#shared/contract/notes.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { usePart } from '#web/ui/use-part.ts';

const loadPlayer = () => import('#web/ui/recording/voice-player.tsx').then((module) => module.VoicePlayer);

/** The writer's own voice beside the words of a reflection; nothing where none was kept. */
export function VoiceNote({ note: { audioUrl, audioMs, localDate } }: { note: Note }) {
  const { Part: Player, isMissing } = usePart(loadPlayer, audioUrl !== null);
  if (audioUrl === null) {
    return null;
  }
  return (
    <div className="mt-1 min-h-11">
      {Player && <Player source={audioUrl} ms={audioMs ?? 0} name={`your recording of ${sayLocalDay(localDate)}`} />}
      {isMissing && (
        <p className="text-sm text-soft">Your recording could not be loaded just now. It is safe where it is.</p>
      )}
    </div>
  );
}
