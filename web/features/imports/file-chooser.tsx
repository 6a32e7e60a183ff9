import FileUp from 'lucide-react/icons/file-up';
import FolderUp from 'lucide-react/icons/folder-up';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Button } from '#web/ui/button.tsx';

type FileChooserProps = { problem: string | null; onChoose: (files: File[]) => void };

/** Where a file is chosen or let fall. */
export function FileChooser({ problem, onChoose }: FileChooserProps) {
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen once more.
    target.value = '';
    if (files.length > 0) {
      onChoose(files);
    }
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave' && event.type !== 'drop');
    const things = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
    if (event.type === 'drop' && things.length > 0) {
      // A folder that is let fall cannot be read like a file.
      const files = things.filter((thing) => !thing.webkitGetAsEntry()?.isDirectory);
      onChoose(files.flatMap((thing) => thing.getAsFile() ?? []));
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem && (
        <p role="alert" className="max-w-measure border-l-2 border-wine pl-4">
          {problem}
        </p>
      )}
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={`grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-sheet border border-dashed px-3 py-10 text-center transition-colors ${isOver ? 'border-amber-ink bg-tint' : 'border-edge'}`}
      >
        <p className="text-soft">Drop a file here, or</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="solid" onClick={() => file.current?.click()}>
            <FileUp aria-hidden />
            {problem ? 'Choose another file' : 'Choose a file'}
          </Button>
          <Button onClick={() => folder.current?.click()}>
            <FolderUp aria-hidden />
            Choose a folder
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          multiple
          accept=".json,.zip,.csv,.md,.markdown,.txt"
          aria-label="File to bring in"
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <input
          ref={folder}
          type="file"
          aria-label="Folder to bring in"
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
          {...{ webkitdirectory: '' }}
        />
      </div>
    </div>
  );
}
