import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  wrapLanguageModel,
} from 'ai';
import type { Outgoing } from '#server/platform/outside/outside.ts';
import { carefulFetch } from './careful-fetch.ts';
import { withShape } from './instructions.ts';
import { onlyJson } from './only-json.ts';
import type { RemoteConfig, WriteRequest } from './writing.ts';
import { WritingError } from './writing-error.ts';

// Its warnings would go to the console, with parts of what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Far more than a toast needs. Only Anthropic's servers insist on a number; elsewhere its name differs by model. */
const mostTokens = 8192;
const maxRetries = 1;

type Provider = Parameters<typeof wrapLanguageModel>[0]['model'];

/** How to ask this model, see TextModel.write. */
export function openModel(config: RemoteConfig): <T>(request: WriteRequest<T>) => Promise<T> {
  let schemaRefused = false;

  return async (request) => {
    const timeout = AbortSignal.timeout(config.timeoutMs);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await withOrWithoutSchema((strict) =>
        ask(providerOf(config, strict, request.outgoing), { ...request, signal }),
      );
    } catch (error) {
      throw signal.aborted ? new WritingError('timeout') : writingErrorOf(error);
    }
  };

  /** Not every server takes a schema with a request. One that refuses it is asked once more without, and from then on. */
  async function withOrWithoutSchema<T>(asking: (strict: boolean) => Promise<T>): Promise<T> {
    if (config.kind === 'anthropic' || schemaRefused) {
      return asking(!schemaRefused);
    }
    try {
      return await asking(true);
    } catch (error) {
      if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) {
        throw error;
      }
      const answer = await asking(false);
      schemaRefused = true;
      return answer;
    }
  }

  async function ask<T>(
    model: Provider,
    { system, prompt, schema, signal }: Omit<WriteRequest<T>, 'outgoing'>,
  ): Promise<T> {
    const { output } = await generateText({
      model: wrapLanguageModel({ model, middleware: extractJsonMiddleware({ transform: onlyJson }) }),
      instructions: withShape(system, schema),
      prompt,
      output: Output.object({ schema }),
      maxRetries,
      ...(config.kind === 'anthropic' && { maxOutputTokens: mostTokens }),
      ...(signal && { abortSignal: signal }),
      telemetry: { isEnabled: false },
    });
    return output;
  }
}

function providerOf({ kind, url, key, model }: RemoteConfig, strict: boolean, outgoing: Outgoing): Provider {
  const noted: typeof fetch = (input, init) => carefulFetch(input, init, { outgoing });
  // Everything the providers would otherwise take from the environment is given: the address above all.
  return kind === 'anthropic'
    ? createAnthropic({ baseURL: url, apiKey: key ?? '', fetch: noted })(model)
    : createOpenAICompatible({
        name: 'writer',
        baseURL: url,
        ...(key !== undefined && { apiKey: key }),
        supportsStructuredOutputs: strict,
        fetch: noted,
      })(model);
}

function writingErrorOf(error: unknown): WritingError {
  if (error instanceof WritingError) {
    return error;
  }
  if (RetryError.isInstance(error)) {
    return writingErrorOf(error.lastError);
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    return new WritingError(error.text?.trim() ? 'unreadable' : 'empty');
  }
  if (NoOutputGeneratedError.isInstance(error)) {
    return new WritingError('empty');
  }
  if (!APICallError.isInstance(error)) {
    return new WritingError('failed');
  }
  if (error.cause instanceof WritingError) {
    return error.cause;
  }
  const { statusCode: status } = error;
  if (status === undefined) {
    return new WritingError('failed');
  }
  return new WritingError(
    status === 429 ? 'busy' : status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'unreadable',
    status,
  );
}
