import { addressPrefix } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Models, StoredOf } from '../../store/database/createModel';
import { sessionUser } from './createIdentify';
import { describeDevice } from './describeDevice';
import type { Sessions } from './sessions';
import type { Tokens } from './tokens';

interface SessionNeeds {
  models: Models;
  sessions: Sessions;
  tokens: Tokens;
}

export type OpenSession = ReturnType<typeof createOpenSession>;

/** Signs in a user whose identity has been verified. */
export const createOpenSession =
  ({ models, sessions, tokens }: SessionNeeds) =>
  async (user: StoredOf<'users'>, ctx: Context) => {
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
  };
