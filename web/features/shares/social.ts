/** The sites a link can be passed on to. Nothing is loaded from them before they are pressed. */
export const platforms = ['Twitter', 'Facebook', 'LinkedIn'] as const;
export type Platform = (typeof platforms)[number];

const text = 'A toast to a good week';

/** The page of a site on which this link is about to be posted. */
export function postingPage(platform: Platform, link: string): string {
  const url = encodeURIComponent(link);
  switch (platform) {
    case 'Twitter':
      return `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${url}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
  }
}
