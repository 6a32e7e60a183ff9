import { useEffect, useRef, useState } from 'react';
import type { Toast } from '#shared/contract/toasts.ts';
import { keepFile } from '#web/lib/download.ts';
import { typographic } from '#shared/typographic.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';
import { notify } from '#web/ui/notices.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { drawPicture, loadLetters, pictureFile, type Shape } from './draw-picture.ts';

const shapeOptions = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
] as const;

type PictureDialogProps = { toast: Toast; open: boolean; onOpenChange: (open: boolean) => void };

/** One line of a toast as a picture, drawn here: nothing of it is sent anywhere. */
export function PictureDialog({ toast, open, onOpenChange }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState(() => longestLine(toast));
  const [shape, setShape] = useState<Shape>('portrait');
  const [isDrawn, setIsDrawn] = useState(false);
  const text = typographic(toast.lines[at]?.text ?? '');
  useEffect(() => {
    let isCurrent = open;
    setIsDrawn(false);
    void loadLetters(text).then(() => {
      if (isCurrent && canvas.current) {
        drawPicture(canvas.current, { text, shape });
        setIsDrawn(true);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [open, text, shape]);
  const withFile = (use: (file: File) => void | Promise<void>) => {
    if (canvas.current) {
      pictureFile(canvas.current, `toast-${shape}.png`)
        .then(use)
        .catch(() =>
          notify({ kind: 'problem', title: 'The picture could not be made', description: 'Please try again.' }),
        );
    }
  };
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title="Make a Picture"
      description="It is drawn on this device. Nobody sees it until you pass it on."
      sheet
      footer={
        <>
          {canSharePictures() && (
            <Button
              disabled={!isDrawn}
              onClick={() => withFile((file) => navigator.share({ files: [file] }).catch(() => undefined))}
            >
              Share picture
            </Button>
          )}
          <Button variant="solid" disabled={!isDrawn} onClick={() => withFile((file) => keepFile(file, file.name))}>
            Save picture
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-2 sm:grid-cols-2">
        <div className="grid content-start gap-5">
          <Select label="Line" value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
            {toast.lines.map((line, place) => (
              <option key={place} value={place}>
                {typographic(line.text)}
              </option>
            ))}
          </Select>
          <RadioGroup<Shape> legend="Shape" layout="row" options={shapeOptions} value={shape} onChange={setShape} />
        </div>
        <canvas
          ref={canvas}
          role="img"
          aria-label={text}
          className="mx-auto max-h-[55dvh] w-auto max-w-full rounded-control border border-line"
        />
      </div>
    </DialogFrame>
  );
}

/** Whether this device passes pictures on to its other apps. */
function canSharePictures(): boolean {
  const file = new File([], 'toast.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Where the line stands that says most. */
function longestLine({ lines }: Toast): number {
  const lengths = lines.map(({ text }) => text.length);
  return lengths.indexOf(Math.max(...lengths));
}
