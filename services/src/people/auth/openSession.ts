import { addressPrefix } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Deps } from '../../createDeps';
import type { StoredOf } from '../../store/database/createModel';
import { sessionUser } from './createIdentify';
import { describeDevice } from './describeDevice';

/** Signs in a user whose identity has been verified. */
export async function openSession(user: StoredOf<'users'>, deps: Deps, ctx: Context) {
  const { models, sessions, tokens } = deps;
  const origin = {
    device: describeDevice(ctx.get('user-agent')),
    addressPrefix: addressPrefix(ctx.ip),
  };
  // Together, because each waits for the disk.
  const [sessionId] = await Promise.all([
    sessions.start(user, origin),
    models.users.updateOne({ _id: user._id }, { $set: { lastLogin: new Date() } }),
  ]);
  const token = tokens.sign({ userId: String(user._id), sessionId });
  return { token, user: sessionUser(user) };
}
