import { plainAddress } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { HttpError } from '../../errors';
import { asCaller, type Caller } from './caller';
import type { Route } from './Route';

const MAX_DETAIL = 200;

/** Where calls of staff are recorded. */
export interface AuditNeeds {
  audit: {
    write(entry?: { outcome: 'refused' }): Promise<void>;
    countRefused(action: string): void;
  };
  log: Logger;
}

const isForStaff = ({ access }: Route) => access === 'admin' || access === 'super_admin';

/** Whether the audit log gets an entry of each call of a route. */
export const isAudited = (route: Route): boolean =>
  route.isAudited ?? (isForStaff(route) && route.method !== 'get');

/** Of what a rate limiter refuses the first in a window; the others are counted. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 401 || error.status === 403 || error.details.isFirstRefusal === true);

function recordOf({ tag, subject }: Route, { id }: Record<string, string>) {
  return id ? { type: subject ?? tag, id: id.toLowerCase(), title: '' } : null;
}

const accessOf = ({ method, path }: Route, { by }: Caller) => ({ by, method, route: path });

/**
 * Answers a request, and sees to its entries in the audit log: those of the documents that it wrote,
 * or else one of its own. A call that role, credentials or a rate limiter do not allow is recorded for
 * every route of staff.
 */
export async function audited(
  route: Route,
  ctx: Context,
  { audit, log }: AuditNeeds,
  respond: () => Promise<void>,
): Promise<void> {
  if (!isAudited(route) && !isForStaff(route)) return respond();
  const { identity } = ctx.state;
  const caller: Caller = {
    by: identity?.user.username ?? null,
    address: plainAddress(ctx.ip),
    area: route.tag,
    action: route.summary,
    done: route.done,
    detail: ctx.querystring.slice(0, MAX_DETAIL) || null,
    record: recordOf(route, ctx.params),
    session: identity && { id: identity.sessionId, userId: identity.user.id },
  };
  return asCaller(caller, async () => {
    try {
      await respond();
      // Reads too: these lines show who has seen what.
      if (isForStaff(route)) log.info(accessOf(route, caller), 'access');
    } catch (error) {
      if (isRefusal(error)) await audit.write({ outcome: 'refused' });
      else if (error instanceof HttpError && error.status === 429)
        audit.countRefused(route.summary);
      throw error;
    }
    if (isAudited(route) && !caller.isRecorded) await audit.write();
  });
}
