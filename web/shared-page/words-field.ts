import { characterCount } from '#shared/sharing.ts';

/** How many characters are left when the writer begins to be told. */
const tellsLeft = 50;

type WordsField = {
  field: HTMLTextAreaElement | HTMLInputElement;
  /** Where it is told how much is left. */
  left: Element | null;
  button: HTMLButtonElement | null;
  max: number;
  /** Whether there is something to send. */
  isSomething: (words: string) => boolean;
  /** Sends the words. What it throws is told to `onFailure`, and the words stay where they are. */
  send: (words: string) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/**
 * Sends what is written in a form once at a time. Its button waits for words, and close to the most that fits it is
 * told how many characters are left, as a person counts them.
 */
export function startWordsField(form: HTMLFormElement, options: WordsField): void {
  const { field, left, button, max, isSomething, send, onFailure } = options;
  let isSending = false;
  const look = () => {
    if (button) {
      button.disabled = isSending || !isSomething(field.value);
    }
    if (left) {
      // Far from the most there is nothing to tell, and counting takes time.
      const rest = field.value.length > max / 2 ? max - characterCount(field.value.trim()) : max;
      left.textContent = rest > Math.min(tellsLeft, max / 4) ? '' : rest >= 0 ? `${rest} left` : `${-rest} too many`;
    }
  };
  field.addEventListener('input', look);
  field.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      form.requestSubmit();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || !isSomething(field.value)) {
      return;
    }
    isSending = true;
    look();
    void send(field.value)
      .catch(onFailure)
      .then(() => {
        isSending = false;
        look();
        // A button that cannot be pressed for a moment loses the focus.
        if (form.isConnected && (document.activeElement === document.body || form.contains(document.activeElement))) {
          field.focus();
        }
      });
  });
  look();
}
