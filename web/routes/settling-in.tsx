import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#shared/contract/accounts.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { PrivacyPromises } from '#web/features/accounts/privacy-promises.tsx';
import { narratorsQuery, useCompleteSetup, useKeepFirstVoice } from '#web/features/settings/api.ts';
import { FirstVoiceSample, FirstVoices } from '#web/features/settings/first-voice.tsx';
import { stopClip } from '#web/lib/clip.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.tsx';

type Step = 'voice' | 'privacy' | 'done';

/** Whoever put it away; until the app is loaded anew they are not asked again. */
const putAwayBy = new Set<number>();

/**
 * The first visit in one dialog: the choice of a narrator, then what is promised. Put away, it comes again with the next
 * visit.
 */
export function SettlingIn({ me }: { me: User }) {
  const client = useQueryClient();
  const isDue = me.firstLogin && !putAwayBy.has(me.id);
  const [step, setStep] = useState<Step>(isDue ? 'voice' : 'done');
  const narrators = useQuery({ ...narratorsQuery, enabled: isDue });
  const [choice, setChoice] = useState<NarratorId | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const understood = useRef<HTMLButtonElement>(null);
  const keepVoice = useKeepFirstVoice(() => setStep('privacy'));
  const complete = useCompleteSetup(() => {
    setStep('done');
    client.setQueryData(meQuery.queryKey, (before) => before && { ...before, firstLogin: false });
  });
  const isLast = step !== 'voice';
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) {
      // The button that was pressed is gone.
      (step === 'privacy' ? understood : first).current?.focus();
    }
    before.current = step;
  }, [step]);

  const hasNarrators = narrators.data !== undefined;
  useEffect(() => {
    // Where they came after the dialog had opened, the focus is still on what closes it.
    if (hasNarrators && document.activeElement?.matches('[role=dialog], [role=dialog] [aria-label=Close]')) {
      first.current?.focus();
    }
  }, [hasNarrators]);

  const onContinue = () => {
    if (choice === null) {
      notify({
        kind: 'problem',
        title: 'Voice selection required',
        description: 'Please select a voice before continuing.',
      });
      return;
    }
    stopClip();
    keepVoice.mutate(choice);
  };

  return (
    <Dialog
      open={step !== 'done'}
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          putAwayBy.add(me.id);
          setStep('done');
        }
      }}
      title={isLast ? 'Your Privacy Matters' : 'Welcome'}
      {...(isLast
        ? { readsContent: true }
        : {
            description:
              'Once a week, someone raises a glass to you. Whose voice would you like to hear? You can change it at any time.',
          })}
      initialFocus={first}
      // On a phone the notice that the account is open has room above it.
      className="max-md:top-auto max-md:bottom-4 max-md:max-h-[calc(100dvh-7.5rem)] max-md:translate-y-0"
      footer={
        isLast ? (
          <>
            <Button variant="plain" className="mr-auto" onClick={() => setStep('voice')}>
              Back
            </Button>
            <Button
              ref={understood}
              variant="solid"
              pending={complete.isPending && 'Saving...'}
              onClick={() => complete.mutate()}
            >
              I Understand
            </Button>
          </>
        ) : (
          <>
            <FirstVoiceSample narrators={narrators.data ?? []} choice={choice} />
            <Button
              variant="solid"
              aria-disabled={choice === null || undefined}
              className={choice === null ? 'opacity-55' : ''}
              pending={keepVoice.isPending && 'Saving...'}
              onClick={onContinue}
            >
              Continue
            </Button>
          </>
        )
      }
    >
      {isLast ? (
        <PrivacyPromises />
      ) : (
        <FirstVoices narrators={narrators} choice={choice} onChoose={setChoice} first={first} />
      )}
    </Dialog>
  );
}
