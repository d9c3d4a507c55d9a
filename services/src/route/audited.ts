import type { Context } from 'koa';
import { asCaller, type Caller } from '../audit/caller';
import type { Deps } from '../createDeps';
import { HttpError } from '../errors';
import type { Route } from './Route';

const MAX_DETAIL = 200;

const isForStaff = ({ access }: Route) => access === 'admin' || access === 'super_admin';

/** Whether the audit log gets an entry of each call of a route. */
export const isAudited = (route: Route): boolean =>
  route.isAudited ?? (isForStaff(route) && route.method !== 'get');

function recordOf({ tag, subject }: Route, { id }: Record<string, string>) {
  return id ? { type: subject ?? tag, id: id.toLowerCase(), title: '' } : null;
}

/**
 * Answers a request, and sees to its entries in the audit log: those of the documents that it wrote,
 * or else one of its own. A call that role or credentials do not allow is recorded for every route of
 * staff.
 */
export async function audited(
  route: Route,
  ctx: Context,
  { audit }: Pick<Deps, 'audit'>,
  answer: () => Promise<void>,
): Promise<void> {
  if (!isAudited(route) && !isForStaff(route)) return answer();
  const caller: Caller = {
    by: ctx.state.identity?.user.username ?? null,
    address: ctx.ip,
    area: route.tag,
    action: route.summary,
    detail: ctx.querystring.slice(0, MAX_DETAIL) || null,
  };
  return asCaller(caller, async () => {
    try {
      await answer();
    } catch (error) {
      const isRefused = error instanceof HttpError && [401, 403].includes(error.status);
      if (isRefused)
        await audit.record({ outcome: 'refused', record: recordOf(route, ctx.params) });
      throw error;
    }
    if (isAudited(route) && !caller.isRecorded) {
      await audit.record({ record: recordOf(route, ctx.params) });
    }
  });
}
