/** Puts words on the paper of the card; what stands there already keeps its caret. */
export function showWords(paper: HTMLTextAreaElement | null, words: string): void {
  if (paper && paper.value !== words) {
    paper.value = words;
  }
}

/** Lets nobody write while what stands there is on its way to the server. */
export function lockPaper(paper: HTMLTextAreaElement | null, isLocked: boolean): void {
  if (paper) {
    paper.readOnly = isLocked;
  }
}

/** Leaves the paper blank to see while its words fall into the glass. */
export function hideInk(paper: HTMLTextAreaElement | null, isHidden: boolean): void {
  if (paper) {
    paper.style.color = isHidden ? 'transparent' : '';
  }
}
