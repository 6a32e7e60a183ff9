import type { Endpoint, Reply } from '#shared/contract/endpoint.ts';
import { CallError, networkMessage, queryString, refusal } from './call.ts';

type UploadOptions = {
  signal: AbortSignal;
  /** Hears how many bytes have been sent. */
  onSent: (bytes: number) => void;
};

/**
 * Sends a file to a call that takes bytes, and gives its reply. Throws CallError, or an AbortError when `signal` ends it.
 * Browsers tell only a request of this older kind how much of it was sent.
 */
export async function upload<E extends Endpoint>(
  { method, path }: E,
  { query, file }: { query: Record<string, string>; file: Blob },
  { signal, onSent }: UploadOptions,
): Promise<Reply<E>> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(method, path + queryString(query));
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded }) => onSent(loaded);
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new CallError({ code: 'network', message: networkMessage }));
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
  });
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  try {
    request.send(file);
    const response = await answer;
    if (!response.ok) {
      throw await refusal(response);
    }
    return (await response.json()) as Reply<E>;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
