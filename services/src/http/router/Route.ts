import type { Role, SessionUser } from '@pressline/shared-api';
import type { Endpoint } from '@pressline/shared-api/contract/endpoint';
import type { Context } from 'koa';

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

/** An endpoint and what answers its requests. */
export interface Route extends Endpoint {
  // biome-ignore lint/suspicious/noExplicitAny: each handler has types of its own.
  handle(request: RouteRequest<any, any, any, any>): unknown;
}
