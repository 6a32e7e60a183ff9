/** A file that lives in memory for one run. `bytes` may be longer than what was written; `length` says how much counts. */
type MemoryFile = { bytes: Uint8Array; length: number };
type OpenFile = { file: MemoryFile; position: number };

/** What a command line program in WebAssembly is given. */
export type WasiRun = { args: string[]; files?: Record<string, Uint8Array>; maxFileBytes?: number };
/** What it left behind: its exit code and every file, the given ones too. */
export type WasiResult = { exitCode: number; files: Map<string, Uint8Array> };

/** Thrown through the program's own frames to end it, as `exit()` must not return. */
class ProgramExit extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`exit ${exitCode}`);
    this.exitCode = exitCode;
  }
}

// Numbers of WASI preview 1.
const ok = 0;
const badDescriptor = 8;
const fileTooLarge = 22;
const notFound = 44;
const notSeekable = 70;
const openCreate = 1;
const openTruncate = 8;
const characterDevice = 2;
const directory = 3;
const regularFile = 4;
const workingDirectory = 3;
const firstFile = 4;

/**
 * Runs a WASI preview 1 program with files in memory and nothing else: no network, no disk, no environment, and a clock
 * that stands still, so that the same input gives the same output. Provides the calls Flite imports, not all of WASI.
 * A trap in the program is thrown as the `WebAssembly.RuntimeError` it is.
 */
export function runWasi(module: WebAssembly.Module, { args, files = {}, maxFileBytes = 2 ** 28 }: WasiRun): WasiResult {
  const disk = new Map(Object.entries(files).map(([name, bytes]) => [name, { bytes, length: bytes.length }]));
  const system = createSystem({ args: args.map(asCString), disk, maxFileBytes });
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system.calls });
  const { memory, _start: start } = instance.exports as { memory: WebAssembly.Memory; _start: () => void };
  system.attach(memory);
  return { exitCode: runToExit(start), files: new Map([...disk].map(([name, file]) => [name, contentOf(file)])) };
}

function runToExit(start: () => void): number {
  try {
    start();
    return 0;
  } catch (error) {
    if (error instanceof ProgramExit) {
      return error.exitCode;
    }
    throw error;
  }
}

function createSystem({
  args,
  disk,
  maxFileBytes,
}: {
  args: Uint8Array[];
  disk: Map<string, MemoryFile>;
  maxFileBytes: number;
}) {
  const argsLength = args.reduce((sum, arg) => sum + arg.length, 0);
  const open = new Map<number, OpenFile>();
  let memory: WebAssembly.Memory;
  let nextDescriptor = firstFile;
  // The buffer is replaced whenever the program's memory grows, so views are made anew for every call.
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const isKnown = (descriptor: number) => descriptor <= workingDirectory || open.has(descriptor);

  const calls = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, args.length, true);
      view().setUint32(size, argsLength, true);
      return ok;
    },
    args_get(pointers: number, text: number) {
      let at = text;
      args.forEach((arg, index) => {
        view().setUint32(pointers + index * 4, at, true);
        bytes().set(arg, at);
        at += arg.length;
      });
      return ok;
    },
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, 0n, true);
      return ok;
    },
    fd_close(descriptor: number) {
      return open.delete(descriptor) || descriptor <= workingDirectory ? ok : badDescriptor;
    },
    fd_fdstat_get(descriptor: number, result: number) {
      if (!isKnown(descriptor)) {
        return badDescriptor;
      }
      bytes().fill(0, result, result + 24);
      view().setUint8(result, typeOf(descriptor));
      view().setBigUint64(result + 8, 0xffffffffn, true);
      view().setBigUint64(result + 16, 0xffffffffn, true);
      return ok;
    },
    fd_fdstat_set_flags() {
      return ok;
    },
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== workingDirectory) {
        return badDescriptor;
      }
      view().setUint32(result, 0, true);
      view().setUint32(result + 4, 1, true);
      return ok;
    },
    fd_prestat_dir_name(_descriptor: number, path: number) {
      bytes()[path] = '.'.charCodeAt(0);
      return ok;
    },
    fd_read(descriptor: number, vectors: number, count: number, result: number) {
      const source = open.get(descriptor);
      if (!source) {
        return badDescriptor;
      }
      let total = 0;
      for (const span of spans(memory, vectors, count)) {
        total += readInto(span, source);
      }
      view().setUint32(result, total, true);
      return ok;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number) {
      const target = open.get(descriptor);
      if (!target) {
        return isKnown(descriptor) ? notSeekable : badDescriptor;
      }
      const from = [0, target.position, target.file.length][whence] ?? 0;
      target.position = from + Number(offset);
      view().setBigUint64(result, BigInt(target.position), true);
      return ok;
    },
    fd_write(descriptor: number, vectors: number, count: number, result: number) {
      const target = open.get(descriptor);
      if (!target && !isKnown(descriptor)) {
        return badDescriptor;
      }
      let total = 0;
      for (const span of spans(memory, vectors, count)) {
        // What goes to the standard streams may quote the text, so it is taken and forgotten.
        if (target && target.position + span.length > maxFileBytes) {
          return fileTooLarge;
        }
        if (target) {
          write(target, span);
        }
        total += span.length;
      }
      view().setUint32(result, total, true);
      return ok;
    },
    path_open(
      _directory: number,
      _lookup: number,
      path: number,
      pathLength: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _mode: number,
      result: number,
    ) {
      const name = new TextDecoder().decode(bytes().slice(path, path + pathLength)).replace(/^\.\//, '');
      const known = disk.get(name);
      if (!known && !(flags & openCreate)) {
        return notFound;
      }
      const file = known ?? { bytes: new Uint8Array(0), length: 0 };
      if (flags & openTruncate) {
        file.length = 0;
      }
      disk.set(name, file);
      open.set(nextDescriptor, { file, position: 0 });
      view().setUint32(result, nextDescriptor, true);
      nextDescriptor += 1;
      return ok;
    },
    proc_exit(exitCode: number): never {
      throw new ProgramExit(exitCode);
    },
  };

  return {
    calls,
    attach(of: WebAssembly.Memory) {
      memory = of;
    },
  };
}

/** The pieces of memory that an array of (pointer, length) pairs names. */
function spans(memory: WebAssembly.Memory, vectors: number, count: number): Uint8Array[] {
  const view = new DataView(memory.buffer);
  return Array.from({ length: count }, (_, index) => {
    const at = vectors + index * 8;
    return new Uint8Array(memory.buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
  });
}

function readInto(span: Uint8Array, source: OpenFile): number {
  const end = Math.min(source.position + span.length, source.file.length);
  const part = source.file.bytes.subarray(source.position, Math.max(source.position, end));
  span.set(part);
  source.position += part.length;
  return part.length;
}

function write(target: OpenFile, part: Uint8Array): void {
  const { file } = target;
  const end = target.position + part.length;
  if (end > file.bytes.length) {
    const grown = new Uint8Array(Math.max(end, file.bytes.length * 2, 2 ** 18));
    grown.set(file.bytes.subarray(0, file.length));
    file.bytes = grown;
  }
  file.bytes.set(part, target.position);
  target.position = end;
  file.length = Math.max(file.length, end);
}

function typeOf(descriptor: number): number {
  if (descriptor === workingDirectory) {
    return directory;
  }
  return descriptor < workingDirectory ? characterDevice : regularFile;
}

function contentOf(file: MemoryFile): Uint8Array {
  return file.bytes.subarray(0, file.length);
}

function asCString(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}
