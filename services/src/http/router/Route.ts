import type { Call, Role, SessionUser } from '@pressline/shared-api';
import type { Context } from 'koa';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../../errors';
import type { LimitName } from '../limits/LIMITS';

/** The groups of routes in the OpenAPI document. */
export const TAGS = {
  Help: 'Public content of the help center',
  Reports: 'Reports from browsers: views, feedback, consent, telemetry',
  Forms: 'Forms for visitors',
  Session: 'Sign-in for staff',
  Content: 'Management of each resource, for staff',
  Users: 'Management of admin users, for super admins',
  Staff: 'Feedback, analytics, inbox and generation, for staff',
  Service: 'Health and metadata',
} as const;

/** Response headers, with their descriptions. */
export const HEADERS = {
  ETag: 'Identifies this version of the response; send it back as If-None-Match',
  Location: 'The new address',
  'Retry-After': 'Seconds to wait before the next try',
} as const;

/** Schemas by media type. */
export type MediaTypes = Readonly<Record<string, ZodType>>;

export interface Answer {
  description: string;
  content?: MediaTypes;
  headers?: readonly (keyof typeof HEADERS)[];
  /** Server-sent events by name, with what their data holds. */
  events?: MediaTypes;
}

/**
 * Who may call a route. `optional`: anybody; a token changes the result. `internal`: only the shell
 * host, with the shared token.
 */
export type Access = 'public' | 'optional' | 'internal' | Role;

/** Everything about a route except its handler. */
export interface RouteFacts {
  /** The client's call, or method and path of one that our client does not make. */
  call: Call | string;
  tag: keyof typeof TAGS;
  summary: string;
  /** What the audit log says of a call that succeeded, in the past tense; `summary` if absent. */
  done?: string;
  access: Access;
  /** Refuses requests from pages of other sites. */
  isSameSite?: true;
  limits?: readonly LimitName[];
  /** Named in the 404 for a malformed path parameter. */
  subject?: string;
  params?: Readonly<Record<string, ZodType>>;
  query?: ZodType;
  /** By media type. JSON and plain forms are validated; multipart is for `handle` to read. */
  body?: MediaTypes;
  /** `handle` validates the body itself. */
  isBodyUnread?: true;
  /** `handle` reads the body itself, from the request. */
  isBodyRaw?: true;
  /** A missing body counts as an empty object. */
  isBodyOptional?: true;
  /** The largest body in bytes, if not the default of the media type. */
  maxBytes?: number;
  /** By status. The first is the usual one; `handle` sets another on `ctx`. */
  answers: Readonly<Record<number, Answer>>;
  /** Errors that do not follow from the rest of the definition. */
  errors?: readonly ErrorCode[];
  /** The stored document, in the 409 for a stale version. */
  current?: ZodType;
  /** What errors may answer instead of the usual body, where a protocol says how. */
  protocolError?: ZodType;
  /** Errors carry their text in `error` itself. */
  hasTextErrors?: true;
  /**
   * Whether the audit log gets an entry of each call. Unless said otherwise, of those by which staff
   * write.
   */
  isAudited?: boolean;
  /** Answers while the database is away, and under overload. */
  isOffline?: true;
}

/** The signed-in user and session of a request, as stored in the database now. */
export interface Identity {
  sessionId: string;
  user: SessionUser & { role: Role };
}

/** What a handler works with. */
export interface RouteRequest<Params, Query, Body, User> {
  params: Params;
  query: Query;
  body: Body;
  user: User;
  /** For answers that are not JSON: streams, files, redirects. */
  ctx: Context;
}

/** One endpoint, defined once: checks, limits, validation and description follow from it. */
export interface Route extends RouteFacts {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As Koa writes it, with `:name` for a parameter. */
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: each handler has types of its own.
  handle(request: RouteRequest<any, any, any, any>): unknown;
}
