import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listening } from '#server/test/listening.ts';
import type { RemoteConfig, RemoteKind } from './writing.ts';

/** What a stand-in was asked: the request as it came, and the two prompts in it. */
export type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  body: Record<string, any>;
  system: string;
  prompt: string;
};

/** One answer of a stand-in: the model's text, or a whole HTTP answer, or none at all. */
export type Part =
  | { says: string | object | ((asked: Asked) => string | object) }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hangs: true };

export type StandIn = {
  url: string;
  asked: Asked[];
  /** A configuration that leads here. */
  config: RemoteConfig;
  /** What it answers from now on, one part after the other; the last stays. */
  plays(...parts: Part[]): void;
};

/** A server on loopback that speaks as a model's server does; gone when the test ends. */
export async function standIn(kind: RemoteKind, ...first: Part[]): Promise<StandIn> {
  const asked: Asked[] = [];
  let parts: Part[] = first;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const body = JSON.parse(raw) as Record<string, any>;
      const now = { path: request.url ?? '', headers: request.headers, raw, body, ...promptsOf(kind, body) };
      asked.push(now);
      const part = parts.length > 1 ? parts.shift() : parts[0];
      if (part) {
        play(kind, part, { asked: now, response });
      }
    });
  });
  const url = `${await listening(server)}/v1`;
  return {
    url,
    asked,
    config: { kind, url, key: 'the-key', model: modelNames[kind], timeoutMs: 10_000 },
    plays: (...next) => {
      parts = next;
    },
  };
}

export const modelNames: Record<RemoteKind, string> = {
  'openai-compatible': 'small-local-model',
  anthropic: 'claude-sonnet-4-5',
};

function promptsOf(kind: RemoteKind, body: Record<string, any>): { system: string; prompt: string } {
  const messages = body['messages'] as { role: string; content: unknown }[];
  const of = (role: string) =>
    messages.filter((message) => message.role === role).map(({ content }) => textOf(content));
  return {
    system: kind === 'anthropic' ? textOf(body['system']) : of('system').join('\n'),
    prompt: of('user').join('\n'),
  };
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('\n');
}

function play(kind: RemoteKind, part: Part, { asked, response }: { asked: Asked; response: ServerResponse }): void {
  if ('hangs' in part) {
    return;
  }
  if ('status' in part) {
    response.writeHead(part.status, { 'content-type': 'application/json', ...part.headers });
    response.end(part.body ?? '{"error":{"message":"no","type":"error"}}');
    return;
  }
  const said = typeof part.says === 'function' ? part.says(asked) : part.says;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(kind === 'anthropic' ? anthropicReply(asked, said) : openAiReply(said)));
}

function openAiReply(said: string | object): object {
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  return {
    id: 'reply-1',
    object: 'chat.completion',
    created: 1,
    model: modelNames['openai-compatible'],
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

/** A model that takes no output format is given a tool to answer with, and uses it. */
function anthropicReply({ body }: Asked, said: string | object): object {
  const tool = (body['tools'] as { name: string }[] | undefined)?.[0];
  const content =
    tool && typeof said === 'object'
      ? { type: 'tool_use', id: 'use-1', name: tool.name, input: said }
      : { type: 'text', text: typeof said === 'string' ? said : JSON.stringify(said) };
  return {
    id: 'reply-1',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: [content],
    stop_reason: content.type === 'tool_use' ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}
