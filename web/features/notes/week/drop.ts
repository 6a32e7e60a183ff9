/** How long after its fall a drop still belongs to what is poured next. */
const countedWithinMs = 6000;

/** The fall of a drop that no glass has taken in yet. */
let falling: Promise<void> | null = null;

/** How the place of the glass is found on the page: what is in it has the level as `data-level`, 0 to 1. */
export const glassMark = 'data-week-glass';

/** How the card is found whose words become the drop. */
export const cardMark = 'data-card';

/** Has the next thing that is poured wait for a drop, and rise from it. */
export function announceDrop(fall: Promise<void>): void {
  falling = fall;
  const forget = () => {
    if (falling === fall) {
      falling = null;
    }
  };
  // On a slow way what was saved is counted only after it fell.
  fall.then(() => setTimeout(forget, countedWithinMs), forget);
}

/** The drop that is on its way, once. */
export function takeDrop(): Promise<void> | null {
  const taken = falling;
  falling = null;
  return taken;
}
