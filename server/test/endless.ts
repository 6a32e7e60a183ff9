/** A word that the reader in tests never gets over. */
export const endless = 'labyrinthodont';
