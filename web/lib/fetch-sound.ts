import type { Endpoint } from '#shared/contract/endpoint.ts';
import { refusal, send } from './call.ts';

/**
 * Calls an endpoint that answers with a recording in place of JSON. Throws CallError, or an AbortError when `signal`
 * ends it.
 */
export async function fetchSound({ method, path }: Endpoint, body: object, signal: AbortSignal): Promise<Blob> {
  const response = await send(path, {
    method,
    signal,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw await refusal(response);
  }
  return response.blob();
}
