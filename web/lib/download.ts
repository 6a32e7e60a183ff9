import type { Endpoint } from '#shared/contract/endpoint.ts';
import { CallError, networkMessage, refusal, send } from './call.ts';

type DownloadOptions = {
  signal: AbortSignal;
  /** Hears how many bytes have come; `headers` say what the server knows of the whole. */
  onBytes: (bytes: number, headers: Headers) => void;
};

/**
 * The file that an endpoint without input answers with. Throws CallError, also when it breaks off: half a file is none;
 * and an AbortError when `signal` ends it, which ends the server's work too.
 */
export async function download(endpoint: Endpoint, { signal, onBytes }: DownloadOptions): Promise<Blob> {
  const response = await send(endpoint.path, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw await refusal(response);
  }
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      onBytes(bytes, response.headers);
      controller.enqueue(piece);
    },
  });
  const type = response.headers.get('Content-Type') ?? '';
  try {
    return await new Response(response.body.pipeThrough(counting), { headers: { 'Content-Type': type } }).blob();
  } catch {
    signal.throwIfAborted();
    throw new CallError({ code: 'network', message: networkMessage });
  }
}

/** Hands a file to the browser, which puts it where its downloads go. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
