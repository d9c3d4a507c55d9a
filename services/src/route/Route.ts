import type { Call, Role } from '@pressline/shared-api';
import type { Context } from 'koa';
import type { ZodType } from 'zod';
import type { Deps } from '../createDeps';
import type { ErrorCode } from '../errors';
import type { LimitName } from '../limits/LIMITS';

/** The groups of routes, with what they are about. */
export const TAGS = {
  Help: 'What readers of the help center read',
  Signals: 'What browsers report: views, feedback, consent, telemetry',
  Forms: 'What visitors send',
  Session: 'Sign-in of staff',
  Content: 'The five routes of each resource, for staff',
  Staff: 'Feedback, figures, inbox and generation, for staff',
  Service: 'How the service is',
} as const;

/** Headers that some answers carry, always. */
export const HEADERS = {
  ETag: 'Changes with the answer; send it back as If-None-Match',
  Location: 'Where to go on',
  'Retry-After': 'Seconds to wait before the next try',
} as const;

/** Schemas by media type. */
export type MediaTypes = Readonly<Record<string, ZodType>>;

/** One successful answer of a route. */
export interface Answer {
  description: string;
  content?: MediaTypes;
  headers?: readonly (keyof typeof HEADERS)[];
  /** Server-sent events by name, with what their data holds. */
  events?: MediaTypes;
}

/**
 * Who may call a route. `optional`: anybody, and a token changes what it does. `internal`: the shell
 * host, by the token that both were given.
 */
export type Access = 'public' | 'optional' | 'internal' | Role;

/** What a route is: everything that is known of it before it is called. */
export interface RouteFacts {
  /** The client's call, or method and path of one that our client does not make. */
  call: Call | string;
  tag: keyof typeof TAGS;
  summary: string;
  access: Access;
  /** Refuses what another site's page sends. */
  isSameSite?: true;
  limits?: readonly LimitName[];
  /** What is not found when a parameter of the path is malformed. */
  subject?: string;
  params?: Readonly<Record<string, ZodType>>;
  query?: ZodType;
  /** By media type. JSON and plain forms are validated; multipart is for `handle` to read. */
  body?: MediaTypes;
  /** `handle` passes the body on to what validates it. */
  isBodyUnread?: true;
  /** Without a body it is as if an empty object had been sent. */
  isBodyOptional?: true;
  /** The largest body in bytes, where it is not that of the media type. */
  maxBytes?: number;
  /** By status. The first is the usual one; `handle` sets another on `ctx`. */
  answers: Readonly<Record<number, Answer>>;
  /** Errors besides those that follow from the rest. */
  errors?: readonly ErrorCode[];
  /** The stored record in answers to a stale version. */
  current?: ZodType;
  /** Errors carry their text in `error` itself. */
  hasTextErrors?: true;
  /** Answers while the database is away. */
  isOffline?: true;
  /** Answers however much there is to do. */
  isNeverRefused?: true;
}

/** What a handler works with. */
export interface RouteRequest<Params, Query, Body, User> {
  params: Params;
  query: Query;
  body: Body;
  /** Who is signed in, where the route asks for that. */
  user: User;
  deps: Deps;
  /** For what is no JSON: streams, files, redirects. */
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
