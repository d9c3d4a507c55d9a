import { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import {
  badAnswer,
  type FaultReason,
  KEY_HINT,
  ProviderFault,
  RETRY_SECONDS,
  timedOut,
} from './ProviderFault';

const MAX_RETRY_SECONDS = 600;

function waitOf({ headers }: APIError): number {
  const seconds = Number.parseFloat(headers?.get('retry-after') ?? '');
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_SECONDS) : RETRY_SECONDS;
}

function ofStatus(error: APIError, reason: FaultReason): ProviderFault {
  const bad = (message: string) => new ProviderFault('bad_gateway', message, reason);
  switch (error.status ?? error.type) {
    case 401:
    case 403:
    case 'authentication_error':
    case 'permission_error':
      return bad(`The AI service rejected this server's key. ${KEY_HINT}`);
    case 404:
    case 'not_found_error':
      return bad('The AI service does not know this model. Please check ANTHROPIC_MODEL');
    case 400:
    case 413:
    case 422:
    case 'invalid_request_error':
      return bad('The AI service could not read this PDF');
    case 408:
    case 504:
    case 'timeout_error':
      return timedOut(reason.fault);
    case 429:
    case 503:
    case 529:
    case 'rate_limit_error':
    case 'overloaded_error': {
      const message = 'The AI service is busy. Please try again later.';
      return new ProviderFault('unavailable', message, reason, waitOf(error));
    }
    default:
      return bad('The AI service failed. Please try again.');
  }
}

/** Turns any error of a call of the AI service into 502, 503 or 504. */
export function toProviderFault(thrown: unknown): ProviderFault {
  if (thrown instanceof ProviderFault) return thrown;
  if (thrown instanceof APIConnectionTimeoutError) return timedOut('no answer in time');
  if (thrown instanceof APIConnectionError) {
    const message = 'We can’t reach the AI service. Please try again later.';
    return new ProviderFault('unavailable', message, { fault: 'connection' }, RETRY_SECONDS);
  }
  if (thrown instanceof APIError) {
    const { status, type, requestID } = thrown;
    return ofStatus(thrown, { fault: 'error answer', status, type, requestId: requestID });
  }
  // A body that is cut off or not JSON throws a SyntaxError or an error of fetch, not of the SDK.
  return badAnswer(thrown instanceof Error ? thrown.name : 'unknown');
}
