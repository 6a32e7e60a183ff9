import type { ReactNode } from 'react';
import { notify } from '#web/ui/notices.tsx';
import { dictationLanguages } from './dictation-languages.ts';
import type { DictationProblem } from './dictation.ts';
import { aboveBar, behindMore, voiceRow } from '../phone-page.ts';
import { DictateSwitch } from './dictate-switch.tsx';
import type { DictationControl } from './use-dictation.ts';

/** Says what went wrong with dictation. */
export function tellProblem(problem: DictationProblem): void {
  notify(
    problem.kind === 'no-start'
      ? {
          kind: 'problem',
          title: 'Failed to start',
          description: 'Could not start speech recognition. Please try again.',
        }
      : {
          kind: 'problem',
          title: 'Speech Recognition Error',
          description: `Error: ${problem.code}. Please try again or type manually.`,
        },
  );
}

function tellNotSupported(): void {
  notify({
    kind: 'problem',
    title: 'Not Supported',
    description: 'This browser cannot turn speech into words. Please use Chrome, Edge or Safari.',
  });
}

type DictationBarProps = {
  dictation: DictationControl;
  disabled: boolean;
  /** What stands beside the switch. */
  children?: ReactNode;
};

/** The switch for dictation, what it listens for, and where the sound goes. */
export function DictationBar({ dictation, disabled, children }: DictationBarProps) {
  const { support, phase, language, isLocal } = dictation;
  if (support === 'keyboard') {
    return (
      <div className={voiceRow}>
        {children}
        <p className={`text-sm text-soft ${behindMore} ${aboveBar}`}>
          Dictation does not work in an app opened from the home screen, but the microphone on your keyboard does.
        </p>
      </div>
    );
  }
  const isOn = phase === 'starting' || phase === 'listening';
  return (
    <div className={voiceRow}>
      <DictateSwitch
        aria-pressed={isOn}
        disabled={disabled}
        onClick={support === 'none' ? tellNotSupported : dictation.toggle}
      />
      {children}
      {support === 'ready' && (
        <>
          <Languages language={language} onChange={dictation.setLanguage} />
          {/* Where the sound goes is in sight as long as it goes there. */}
          <p className={`text-sm text-soft ${isOn ? '' : behindMore} ${aboveBar}`}>
            {isLocal
              ? 'The sound stays on this device.'
              : 'When you dictate, your browser may send the sound to the company that makes it.'}
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {phase === 'listening' && 'Listening'}
      </p>
    </div>
  );
}

function Languages({ language, onChange }: { language: string; onChange: (tag: string) => void }) {
  return (
    <label
      className={`-ml-2 inline-flex min-h-11 max-w-full items-center text-sm text-soft ${behindMore} max-md:-order-1 max-md:mr-auto`}
    >
      <span className="sr-only">Language of dictation</span>
      <select
        value={language}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-11 max-w-full rounded-control border border-transparent bg-raised px-2 text-soft transition-colors hover:border-edge hover:text-ink"
      >
        {dictationLanguages([language, ...navigator.languages]).map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
