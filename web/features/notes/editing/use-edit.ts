import { useState } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { makeDraftKey } from '../keeping/draft.ts';
import { editPlace } from './edit-place.ts';
import type { Edit, Wording } from './edit.ts';
import { beginEdit, changesOf, parseEdit } from './edit.ts';

const newKey = () => makeDraftKey(crypto);

export type KeptEdit = {
  edit: Edit;
  /** Whether anything is different from what it was. */
  isChanged: boolean;
  /** Where the change is: on the device, found there again, on this page alone, or there in another page's words. */
  place: 'kept' | 'restored' | 'refused' | 'contested';
  revise: (change: Partial<Wording & Pick<Edit, 'dropsRecording'>>) => void;
  /** Goes on with this change, such as one that has met another. */
  resume: (edit: Edit) => void;
  /** Gives the words a new key, so that they are saved as another reflection. */
  rekey: () => void;
  /** Forgets this change on the device, unless another page has put its own there. */
  forget: () => void;
};

/** A change to one reflection, which the device keeps with every letter and gives back when it was left unsaved. */
export function useEdit(userId: number, note: Note): KeptEdit {
  const place = editPlace(userId, note.id);
  const stored = useDevice(place);
  const [state, setState] = useState(() => {
    const found = parseEdit(readDevice(place));
    return { edit: found ?? beginEdit(note, newKey()), restored: found !== null, refused: false };
  });
  const { edit, restored, refused } = state;
  const isChanged = changesOf(edit) !== null;

  const resume = (next: Edit) => {
    if (changesOf(next)) {
      setState({ edit: next, restored: false, refused: !writeDevice(place, JSON.stringify(next)) });
    } else {
      forgetDevice(place);
      setState({ edit: next, restored: false, refused: false });
    }
  };
  return {
    edit,
    isChanged,
    place:
      isChanged && stored !== JSON.stringify(edit) ? 'contested' : refused ? 'refused' : restored ? 'restored' : 'kept',
    revise: (change) => resume({ ...edit, ...change }),
    resume,
    rekey: () => resume({ ...edit, key: newKey() }),
    forget: () => {
      if (readDevice(place) === JSON.stringify(edit)) {
        forgetDevice(place);
      }
    },
  };
}
