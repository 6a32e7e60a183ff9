import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { messageOf } from '#web/lib/call.ts';
import { stopClip } from '#web/lib/clip.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { notify } from '#web/ui/notices.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { narratorsQuery, useSettleIn } from './api.ts';
import { SampleButton } from './sample-button.tsx';

type FirstVoiceProps = {
  open: boolean;
  /** Put away without a choice: it is asked again at the next visit. */
  onPutAway: () => void;
  /** A narrator was chosen and kept. */
  onSettled: () => void;
};

/** Welcomes someone new and lets them choose who reads their toasts. */
export function FirstVoice({ open, onPutAway, onSettled }: FirstVoiceProps) {
  const narrators = useQuery({ ...narratorsQuery, enabled: open });
  const [choice, setChoice] = useState<NarratorId | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const settleIn = useSettleIn(onSettled);
  const chosen = narrators.data?.find(({ id }) => id === choice);

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
    settleIn.mutate(choice);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onPutAway()}
      title="Welcome"
      description="Once a week, someone raises a glass to you. Whose voice would you like to hear? You can change it at any time."
      initialFocus={first}
      footer={
        <>
          <SampleButton
            narrator={chosen}
            problem={{
              title: 'Could not play sample',
              description: 'There was an error playing the voice sample. Please try again.',
            }}
          />
          <Button
            variant="solid"
            aria-disabled={choice === null || undefined}
            className={choice === null ? 'opacity-55' : ''}
            pending={settleIn.isPending && 'Saving...'}
            onClick={onContinue}
          >
            Continue
          </Button>
        </>
      }
    >
      {narrators.data ? (
        <RadioGroup
          ref={first}
          legend="Select a voice"
          options={narrators.data.map(({ id, name, description }) => ({ value: id, label: name, hint: description }))}
          value={choice}
          onChange={(id) => {
            stopClip();
            setChoice(id);
          }}
        />
      ) : narrators.error ? (
        <LoadProblem
          message={`The narrators could not be loaded. ${messageOf(narrators.error)}`}
          onRetry={() => void narrators.refetch()}
          isRetrying={narrators.isFetching}
        />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}
