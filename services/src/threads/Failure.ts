import { type ErrorCode, HttpError } from '../errors';
import { type FaultReason, ProviderFault } from '../generate/ProviderFault';

/** An error as it passes between threads, where its class is lost. */
export interface Failure {
  message: string;
  code?: ErrorCode;
  details?: HttpError['details'];
  reason?: FaultReason;
}

export function toFailure(thrown: unknown): Failure {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (!(thrown instanceof HttpError)) return { message };
  const { code, details } = thrown;
  return {
    message,
    code,
    details,
    ...(thrown instanceof ProviderFault && { reason: thrown.reason }),
  };
}

export function toError({ code, message, details, reason }: Failure): Error {
  if (!code) return new Error(message);
  if (!reason) return new HttpError(code, message, details);
  return new ProviderFault(code, message, reason, details?.retryAfterSeconds);
}
