import { sayBytes } from '#web/lib/say-bytes.ts';
import { Button } from '#web/ui/button.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportPreviewPart } from './import-preview.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Importing, Sending } from './use-import.ts';

/** From a file that is chosen to the moment in which it is brought in. */
export function ImportFlow({ importing }: { importing: Importing }) {
  const { chosen, preview, sending, problem, choose, cancel, retry } = importing;
  if (!preview && !sending) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FileChooser problem={problem} onChoose={(files) => void choose(files)} />
        {problem && chosen && (
          <Button className="justify-self-start" onClick={() => void retry()}>
            Try {chosen.name.length > 40 ? 'the same file' : chosen.name} again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {sending && <SendingPart sending={sending} onCancel={cancel} />}
      <ImportPreviewPart importing={importing} />
    </div>
  );
}

function SendingPart({ sending: { sent, of }, onCancel }: { sending: Sending; onCancel: () => void }) {
  const isSent = sent >= of;
  return (
    <div className="grid gap-3">
      <Progress label="Sending the file" value={sent} max={of}>
        {isSent ? 'Reading the file' : `Sending ${sayBytes(sent)} of ${sayBytes(of)}`}
      </Progress>
      <Button className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
