import { changeRemote, publicState } from '@pressline/releases/registry/changeRemote';
import type { RegistryStore } from '@pressline/releases/registry/RegistryStore';
import { type RemoteState, remoteNames } from '@pressline/releases/registry/registryState';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { calls, type Me, type RemoteList, staffActor } from '@pressline/shared-api';
import { releaseCommand } from '@pressline/shared-api/contract/operating/releases';
import { describeIssues } from '@pressline/shared-api/node/environment';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { ApiFailure, sendFailures } from '../api/apiFailure';
import { forwardedFor } from '../api/visitorAddress';

const TIMEOUT_MS = 3_000;

interface Caller {
  username: string;
  address: string | null;
}

/**
 * Asks services who is behind a request's Authorization header, for each call again: sessions and
 * roles end at once.
 * @returns the username, and the address that the request came from
 * @throws ApiFailure when it is no super admin, or services cannot say
 */
async function requireSuperAdmin(context: Context, servicesUrl: string): Promise<Caller> {
  const authorization = context.get('Authorization');
  if (!authorization) throw new ApiFailure('unauthenticated', 'Please sign in.');
  const response = await fetch(servicesUrl + calls.auth.me.path, {
    headers: { Authorization: authorization, 'X-Forwarded-For': forwardedFor(context.req) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.status === 401) throw new ApiFailure('unauthenticated', 'Please sign in.');
  if (response?.status === 403) throw new ApiFailure('forbidden', 'You do not have access.');
  if (!response?.ok) {
    throw new ApiFailure('unavailable', 'We couldn’t check your sign-in. Please try again.');
  }
  const { user, address } = (await response.json()) as Me;
  if (user.role !== 'super_admin') {
    throw new ApiFailure('forbidden', 'Only super admins can view and change releases.');
  }
  return { username: user.username, address: address ?? null };
}

const MAX_BYTES = 4 * 1024;

async function readJson(context: Context): Promise<unknown> {
  if (!context.is('application/json')) {
    throw new ApiFailure('unsupported', 'The body must be application/json.');
  }
  const bytes = await readUpTo(context.req as AsyncIterable<Buffer>, MAX_BYTES);
  if (bytes.length > MAX_BYTES) throw new ApiFailure('too_large', 'The body is too large.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiFailure('validation', 'The body is not valid JSON.');
  }
}

const PATH = calls.releases.list.path;

interface ReleasesApiOptions {
  registry: RemoteRegistry;
  store: RegistryStore;
  servicesUrl: string;
  log: Logger;
}

/** The part of the admin API that this host answers itself: super admins see the releases and change them. */
export function releasesApi(options: ReleasesApiOptions): Middleware {
  const { registry, servicesUrl } = options;
  return async (context, next) => {
    if (context.path !== PATH && !context.path.startsWith(`${PATH}/`)) return next();
    context.set('Cache-Control', 'no-store');
    await sendFailures(context, async () => {
      const caller = await requireSuperAdmin(context, servicesUrl);
      const name = context.path.slice(PATH.length + 1);
      if (name === '') {
        allow(context, 'GET');
        await registry.sync();
        const list = remoteNames.map((remote) => publicState(registry.remote(remote)));
        context.body = { remotes: list } satisfies RemoteList;
        return;
      }
      if (!remoteNames.includes(name)) {
        throw new ApiFailure('not_found', `There is no remote ${name}.`);
      }
      allow(context, 'POST');
      context.body = publicState(await obey(context, name, caller, options));
    });
  };
}

function allow(context: Context, method: 'GET' | 'POST'): void {
  if (context.method === method) return;
  context.set('Allow', method);
  throw new ApiFailure('method_not_allowed', `Only ${method} is allowed.`);
}

async function obey(
  context: Context,
  name: string,
  { username, address }: Caller,
  { registry, store, log }: ReleasesApiOptions,
): Promise<RemoteState> {
  const command = releaseCommand.safeParse(await readJson(context));
  if (!command.success) {
    throw new ApiFailure('validation', `Unknown command: ${describeIssues(command.error)}`);
  }
  const by = staffActor(username);
  const remote = await changeRemote(store, name, command.data, by, address);
  log.info({ remote: name, by, ...command.data }, 'command for a release');
  await registry.sync();
  return remote;
}
