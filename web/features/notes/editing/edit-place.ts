/** Where a change to a reflection is kept on this device until it is saved. */
export function editPlace(userId: number, noteId: number): `edit:${number}:${number}` {
  return `edit:${userId}:${noteId}`;
}
