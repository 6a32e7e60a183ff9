/**
 * On a phone the page to write on is paper and one bar, which leaves the keyboard its room: these are the classes of its
 * parts. They look at the panel around them, which has `phonePage`, and `isUnfolded` once the rest is asked for.
 */
export const phonePage = 'group/page';
export const isUnfolded = 'is-unfolded';

/** What is behind the bar's '…'. */
export const behindMore = 'max-md:group-not-[.is-unfolded]/page:hidden';

/** What stands above the bar, at full width. */
export const aboveBar = 'max-md:-order-1 max-md:basis-full';

/** What has to do with the writer's voice: a row of its own, and on a phone parts of the bar. */
export const voiceRow = 'flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:contents md:basis-full';
