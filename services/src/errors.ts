import { type ErrorCode, STATUS_BY_CODE } from '@pressline/shared-api/error-status';

export type { ErrorCode };

interface ErrorDetails {
  fields?: Record<string, string>;
  /** The stored document, in answers to a stale version. */
  current?: unknown;
  retryAfterSeconds?: number;
  /** Whether it is the first request in the window that a rate limiter refuses. */
  isFirstRefusal?: boolean;
}

/** An error for the caller; the error middleware turns it into the answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = STATUS_BY_CODE[code];
  }
}

/** The code for an HTTP status raised by a library. */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(STATUS_BY_CODE).find(([, value]) => value === status);
  if (known) return known[0] as ErrorCode;
  return status >= 400 && status < 500 ? 'validation' : 'internal';
}

/** 400: fields with their messages, which a form shows beside them. */
export const invalid = (fields: Record<string, string>, message = 'Check the highlighted fields') =>
  new HttpError('validation', message, { fields });

/** For input that takes more time or memory than it may. */
export const unprocessable = (
  fields: Record<string, string>,
  message = Object.values(fields)[0] ?? '',
) => new HttpError('unprocessable', message, { fields });

/** 404 for a path without an endpoint. */
export const pathNotFound = () => new HttpError('not_found', 'This path does not exist');

/** 404 for a document; `what` is its label. */
export const notFound = (what: string) => new HttpError('not_found', `${what} not found`);

/** 409; `details.current` is the stored document when the caller's version is stale. */
export const conflict = (message: string, details: ErrorDetails = {}) =>
  new HttpError('conflict', message, details);

/** 409: another document has the value of a field that must be unique. */
export const taken = (field: string) =>
  conflict(`This ${field} is already in use`, { fields: { [field]: 'Already in use' } });

/** 401: no valid session or token. */
export const unauthenticated = () => new HttpError('unauthenticated', 'Please sign in');

/** 403: the role of the caller does not allow it. */
export const forbidden = (message = 'Your role does not allow this') =>
  new HttpError('forbidden', message);

/** 503 with Retry-After of two seconds. */
export const unavailable = (message = 'The service is temporarily unavailable') =>
  new HttpError('unavailable', message, { retryAfterSeconds: 2 });

/** When the database may have saved what a caller sent, but could not confirm it. */
export const unknownIfSaved = (cause?: unknown) =>
  new HttpError(
    'unavailable',
    'We don’t know if this was saved. Please check before you try again.',
    { retryAfterSeconds: 2 },
    { cause },
  );

/** 429 with Retry-After, in whole seconds and at least one. */
export const rateLimited = (retryAfterSeconds: number, isFirstRefusal = false) =>
  new HttpError('rate_limited', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    isFirstRefusal,
  });
