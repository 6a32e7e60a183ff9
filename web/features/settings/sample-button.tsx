import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect } from 'react';
import type { Narrator } from '#shared/contract/narrators.ts';
import { playClip, stopClip, useClip } from '#web/lib/clip.ts';
import { Button } from '#web/ui/button.tsx';
import { notify, type Notice } from '#web/ui/notices.tsx';

type SampleButtonProps = {
  /** Whose voice to hear; without one the button waits. */
  narrator: Narrator | undefined;
  /** What to say when it cannot be heard. */
  problem: Pick<Notice, 'title' | 'description'>;
};

/**
 * Has a narrator speak who was just chosen. Call it in the tap or the key itself; where the browser keeps silent, that is
 * no error: the button is still there, and says what is wrong.
 */
export function introduce({ sampleUrl }: Narrator): void {
  stopClip();
  if (sampleUrl) {
    playClip(sampleUrl).catch(() => undefined);
  }
}

/** Plays a narrator's sample, and stops it. */
export function SampleButton({ narrator, problem }: SampleButtonProps) {
  const playing = useClip();
  useEffect(() => stopClip, []);
  const isPlaying = narrator !== undefined && playing === narrator.sampleUrl;
  return (
    <Button disabled={!narrator} onClick={() => (isPlaying ? stopClip() : void play(narrator, problem))}>
      {isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
      {isPlaying ? 'Stop' : 'Preview'}
    </Button>
  );
}

async function play(narrator: Narrator | undefined, problem: SampleButtonProps['problem']): Promise<void> {
  if (!narrator?.sampleUrl) {
    notify({ kind: 'problem', title: 'No voice sample available' });
    return;
  }
  try {
    await playClip(narrator.sampleUrl);
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    notify({
      kind: 'problem',
      ...(isRefused ? { title: 'Playback failed', description: 'Unable to play voice sample.' } : problem),
    });
  }
}
