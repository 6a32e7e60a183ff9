/** How many words stand in the texts of a JSON answer that is still being written; its keys and numbers are none. */
export function wordsSoFar(json: string): number {
  const texts = json.replace(/"[^"\\]*"\s{0,99}:/g, ' ').replace(/\\u[0-9a-fA-F]{4}|\\./g, ' ');
  return texts.match(/(?<![\p{L}\p{M}'’-])\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
}
