import { SpeechError, type Recording, type Speech } from '#server/platform/speech/speech.ts';
import type { ServiceLines, VoiceService } from './voice-service.ts';

type Options = {
  service: VoiceService;
  /** Hears why the service could not be used; never the words. */
  onTrouble: (error: unknown) => void;
};

/**
 * The voice where a service speaks: what names its narrator is asked of the service, and the built-in voice speaks all
 * of it when one line cannot be had, so that no recording has two voices. All else is the built-in voice's own.
 */
export function withService(builtin: Speech, { service, onTrouble }: Options): Speech {
  return {
    async speak(request) {
      const { byService, lines, signal, onProgress } = request;
      if (!byService) {
        return builtin.speak(request);
      }
      const giveUp = (error: unknown): null => {
        signal?.throwIfAborted();
        onTrouble(error);
        return null;
      };
      const fromService = async (voiced: ServiceLines | null): Promise<Recording | null> =>
        voiced && { ...(await builtin.speak({ ...request, voiced })), voicedBy: 'service' };
      const voiced = await service
        .say(lines, { ...byService, ...(signal && { signal }), ...(onProgress && { onLine: onProgress }) })
        .catch(giveUp);
      const recording = await fromService(voiced).catch((error: unknown) =>
        // What the service sent could not be made a recording: too long, perhaps, or nothing but noise.
        error instanceof SpeechError && error.name === 'SpeechError' ? giveUp(error) : Promise.reject(error),
      );
      return recording ?? { ...(await builtin.speak(request)), voicedBy: 'fallback' };
    },
    close: async () => {
      await Promise.all([builtin.close(), service.close()]);
    },
  };
}
