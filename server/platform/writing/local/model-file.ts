import { open, type FileHandle } from 'node:fs/promises';

/** What is known of a model's file without loading it. */
export type ModelFile = { megabytes: number } | { trouble: string };

const megabyte = 2 ** 20;
/** The first version is of models that nothing reads any more. */
const knownVersions = [2, 3];

/** Looks whether a file can be a model: that it is there, may be read, and begins as GGUF files do. */
export async function lookAtModelFile(file: string): Promise<ModelFile> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    if (bytesRead < 8 || buffer.toString('latin1', 0, 4) !== 'GGUF') {
      return { trouble: `${file} is no GGUF file` };
    }
    const version = buffer.readUInt32LE(4);
    return knownVersions.includes(version)
      ? { megabytes: size / megabyte }
      : { trouble: `${file} is of a version of GGUF that is not known here (${version})` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { trouble: code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read` };
  } finally {
    await handle?.close();
  }
}
