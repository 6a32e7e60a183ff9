import { get } from 'node:http';

/** Where Ollama listens unless it is told otherwise. */
const usualUrl = 'http://127.0.0.1:11434';
const mostBytes = 1024;

export type Ollama = { url?: string; timeoutMs?: number };

/**
 * Whether Ollama runs on this machine. It is asked for its version and told nothing. Never rejects: whatever does not
 * answer in time, or answers as something else, is none.
 */
export function findOllama({ url = usualUrl, timeoutMs = 500 }: Ollama = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/api/version`, { signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      let said = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        said += text;
        if (said.length > mostBytes) {
          request.destroy();
        }
      });
      response.on('end', () =>
        resolve(response.statusCode === 200 && /^\s*\{\s*"version"\s*:\s*"[\w.+-]+"/.test(said)),
      );
      response.on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
  });
}

/** What is said of it to the operator. */
export const ollamaHint =
  'Ollama answers at 127.0.0.1:11434, and is not used. To let a model there write the toasts, start Clink with ' +
  'WRITER=openai-compatible WRITER_URL=http://127.0.0.1:11434/v1 WRITER_MODEL=<its name>; docs/models.md says more.';
