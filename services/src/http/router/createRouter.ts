import { createHash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import { FORM_TYPE, JSON_TYPE } from '@pressline/shared-api/contract/body';
import type { Access } from '@pressline/shared-api/contract/endpoint';
import { isCountedBefore } from '@pressline/shared-api/contract/LIMITS';
import type { Context } from 'koa';
import { forbidden, HttpError, notFound, pathNotFound, unauthenticated } from '../../errors';
import { trackWrites } from '../../store/connection/writes';
import type { RateLimits } from '../limits/createLimits';
import { ClientGone } from '../uploads/ClientGone';
import { type AuditNeeds, audited } from './audited';
import { parseBody } from './parseBody';
import type { Route } from './Route';

/** What the router itself uses. */
export interface RouterNeeds extends AuditNeeds {
  rateLimits: RateLimits;
  /** Callers of internal routes give it; if absent, these routes do not exist. */
  internalToken: string | undefined;
}

type AccessCheck = (ctx: Context, needs: RouterNeeds) => void;

const digest = (text: string) => createHash('sha256').update(text).digest();

const CHECKS: Readonly<Record<Access, AccessCheck>> = {
  public: () => undefined,
  optional: () => undefined,
  admin: ({ state }) => {
    if (!state.identity) throw unauthenticated();
  },
  super_admin: ({ state }) => {
    if (!state.identity) throw unauthenticated();
    if (state.identity.user.role !== 'super_admin') throw forbidden();
  },
  // If no token is configured, the path does not exist.
  internal: (ctx, { internalToken }) => {
    if (!internalToken) throw pathNotFound();
    const expected = digest(`Bearer ${internalToken}`);
    if (!timingSafeEqual(digest(ctx.get('authorization')), expected)) throw unauthenticated();
    ctx.set('Cache-Control', 'no-store');
  },
};

/**
 * Lets through who may call a route. Browsers say where a request comes from, and pages cannot forge
 * it; callers other than browsers do not send the header. @throws HttpError 401, 403, 404
 */
function checkAccess({ access, isSameSite }: Route, ctx: Context, needs: RouterNeeds): void {
  if (isSameSite && ctx.get('sec-fetch-site') === 'cross-site') {
    throw new HttpError('forbidden', 'Requests from other sites are not allowed');
  }
  CHECKS[access](ctx, needs);
}

function parseParams({ params, subject = 'It' }: Route, given: Context['params']) {
  return Object.fromEntries(
    Object.entries(params).map(([name, schema]) => {
      const result = schema.safeParse(given[name]);
      if (!result.success) throw notFound(subject);
      return [name, result.data];
    }),
  );
}

function readBody({ body }: Route, ctx: Context) {
  if (!body) return undefined;
  const sent = ctx.request.body ?? (body.isOptional ? {} : undefined);
  if (body.reading) return sent;
  const schema = body.content[ctx.state.isFormPost ? FORM_TYPE : JSON_TYPE];
  return schema && parseBody(schema, sent);
}

/** What happens to a request of a route, in this order. */
async function respond(route: Route, ctx: Context, needs: RouterNeeds): Promise<void> {
  checkAccess(route, ctx, needs);
  for (const name of (route.limits ?? []).filter(isCountedBefore))
    await needs.rateLimits(name, ctx);
  const params = parseParams(route, ctx.params);
  ctx.state.ignoresQuery = !route.query;
  const query = route.query && parseBody(route.query, { ...ctx.query });
  const body = readBody(route, ctx);
  ctx.status = Number(Object.keys(route.answers)[0]);
  try {
    const user = ctx.state.identity?.user;
    const answered = await route.handle({ params, query, body, ctx, user });
    if (answered !== undefined) ctx.body = answered;
  } catch (error) {
    if (!(error instanceof ClientGone)) throw error;
    ctx.respond = false;
  }
}

/** Where on a request's path through the app a route stands. */
export type Stage = 'offline' | 'own body' | 'json';

/** Before the database is needed, before bodies are taken for JSON, or at the end. */
function stageOf({ isOffline, body }: Route): Stage {
  if (isOffline) return 'offline';
  return body?.reading === 'raw' ? 'own body' : 'json';
}

/** Makes the router of the routes of one stage; of two that a path fits, the first answers. */
export function createRouter(stage: Stage, routes: readonly Route[], needs: RouterNeeds): Router {
  const router = new Router({ sensitive: true });
  for (const route of routes.filter((one) => stageOf(one) === stage)) {
    router[route.method](route.path, (ctx) =>
      trackWrites(() => audited(route, ctx, needs, () => respond(route, ctx, needs))),
    );
  }
  return router;
}
