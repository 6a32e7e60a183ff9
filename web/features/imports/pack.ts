/** A file to be brought in, as it was chosen. */
export type Chosen = { name: string; file: Blob };

/** What several files may weigh together: they are put together in the browser's memory. */
const mostBytes = 200_000_000;

/** Why what was chosen cannot be sent, in words for the person. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** One file to send: the one that was chosen, or a ZIP of several, with their folders. Throws `NotSendable`. */
export async function packed(files: readonly File[]): Promise<Chosen> {
  const [first] = files;
  if (!first) {
    throw new NotSendable('There are no files in this. For a folder, please use the button for folders.');
  }
  if (files.length === 1 && !pathOf(first).includes('/')) {
    return { name: first.name, file: first };
  }
  const pages = files.filter(({ name }) => /\.(?:md|markdown|txt)$/i.test(name));
  if (pages.length === 0) {
    throw new NotSendable('Of several files at once, only Markdown and text files can be brought in.');
  }
  if (pages.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
    throw new NotSendable('These files are larger than 200 MB together. Please pack them into a ZIP file first.');
  }
  const { zip } = await import('fflate');
  const contents = await Promise.all(
    pages.map(async (page) => [pathOf(page), new Uint8Array(await page.arrayBuffer())] as const),
  );
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(Object.fromEntries(contents), { level: 1 }, (error, made) => (error ? reject(error) : resolve(made)));
  });
  return { name: 'folder.zip', file: new Blob([bytes]) };
}

function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath || name;
}
