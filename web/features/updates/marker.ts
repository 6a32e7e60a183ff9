/** The day of the news that the What's New dialog tells. */
export const updateMarker = '2025-08-07';

/** The article on the display name, and the pages on which the dialog stays shut. */
export const privacyUpdates = '/updates/privacy';
export const displayNameArticle = `${privacyUpdates}/display-name`;
