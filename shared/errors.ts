import * as z from 'zod/mini';

/** Every kind of refusal and the HTTP status it travels as. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  /** The password was right, or a provider vouched; what completes the sign-in is still to come. */
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  unreadable: 410,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** How an error travels: a stable code, a sentence for the person, and for forms the field each message belongs to. */
export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With a 401: the stored session is no longer good, forget it. */
  clearToken: z.optional(z.boolean()),
  /** With `second_factor_required`: what the second step is done with, once and soon. It opens nothing by itself. */
  ticket: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;

type Details = {
  /** What the person reads. Never holds their words, an id of someone else's thing, SQL or a stack. */
  userMessage?: string;
  fields?: Record<string, string>;
  clearToken?: boolean;
  ticket?: string;
  cause?: unknown;
  headers?: Record<string, string>;
};

const defaultMessage: Record<ErrorCode, string> = {
  invalid: 'Something in this request is not right.',
  unauthenticated: 'Please sign in.',
  second_factor_required: 'One more step: use your passkey, or a recovery code.',
  forbidden: 'This is not allowed.',
  not_found: 'This could not be found.',
  conflict: 'This has changed in the meantime. Please look again.',
  unreadable: 'This cannot be read: it was damaged where the server keeps it.',
  too_large: 'This is too large.',
  unsupported_type: 'Please send JSON.',
  range_not_satisfiable: 'This part of the recording does not exist.',
  rate_limited: 'Rate limit exceeded. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'Clink is not ready right now. Please try again in a moment.',
  busy: 'Clink is very busy just now. Please try again in a moment.',
  storage_full: 'There is no room left to save this. Nothing was changed.',
};

/** The one error of the house: `message` is for the log, `userMessage` for the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string;
  readonly fields: Record<string, string> | undefined;
  readonly clearToken: boolean | undefined;
  readonly ticket: string | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.userMessage = details.userMessage ?? defaultMessage[code];
    this.fields = details.fields;
    this.clearToken = details.clearToken;
    this.ticket = details.ticket;
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.userMessage,
      ...(this.fields && { fields: this.fields }),
      ...(this.clearToken && { clearToken: true }),
      ...(this.ticket && { ticket: this.ticket }),
    };
  }
}
