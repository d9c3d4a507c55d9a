import { type ErrorCode, HttpError } from '../errors';

export const RETRY_SECONDS = 30;
export const KEY_HINT = 'Please check if ANTHROPIC_API_KEY is configured';

/** Logged for a fault, without the provider's own words, which may repeat the document. */
export interface FaultReason {
  fault: string;
  status?: number;
  type?: string | null;
  requestId?: string | null;
}

/** A fault of the AI service, with a message for the caller and a reason for the log. */
export class ProviderFault extends HttpError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly reason: FaultReason,
    retryAfterSeconds?: number,
  ) {
    super(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
}

/** 504: the provider did not answer in time; `fault` is logged. */
export const timedOut = (fault = 'deadline') =>
  new ProviderFault('gateway_timeout', 'The AI service took too long. Please try again.', {
    fault,
  });

/** 502: the provider answered, but not with an article; `fault` is logged, `message` shown. */
export const badAnswer = (
  fault: string,
  message = 'The AI service did not return a usable article',
) => new ProviderFault('bad_gateway', message, { fault });

/** 503: no key of a provider is configured. */
export const notConfigured = () =>
  new ProviderFault('unavailable', KEY_HINT, { fault: 'no key configured' }, RETRY_SECONDS);
