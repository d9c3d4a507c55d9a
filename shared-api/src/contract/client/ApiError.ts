import { parseJson } from '../../text';

/** The error body of every API answer; login answers `error` as a text. */
interface ErrorBody {
  error?: string | { code?: string; message?: string; fields?: Record<string, string> };
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
}

function parseBody(bodyText: string): ErrorBody {
  const parsed = parseJson(bodyText);
  return parsed !== null && typeof parsed === 'object' ? parsed : {};
}

/**
 * A non-successful HTTP answer. `message` is `"<status>: <body text or status text>"`;
 * `reason` is the server's sentence for people. A server that cannot be reached raises fetch's own
 * error instead, so that callers can tell the two apart.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Machine-readable: validation, unauthenticated, forbidden, not_found, conflict, rate_limited … */
  readonly code: string | undefined;
  /** One message per refused field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly reason: string;
  /** The parsed JSON body, or an empty object. */
  readonly body: unknown;

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`);
    const body = parseBody(bodyText);
    const nested = typeof body.error === 'object' ? body.error : undefined;
    this.status = status;
    this.body = body;
    this.code = nested?.code ?? body.code;
    this.fields = nested?.fields ?? body.fields ?? {};
    this.reason =
      nested?.message ??
      (typeof body.error === 'string' ? body.error : body.message) ??
      (statusText || `HTTP ${status}`);
  }

  /** The server's record in a conflict answer (409 to an update with a stale version). */
  get current(): unknown {
    return (this.body as ErrorBody).current;
  }
}
