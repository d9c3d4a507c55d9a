import { contract } from '@pressline/shared-api/contract';
import type { Connection } from 'mongoose';
import { invalid, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { AuditLog } from '../audit/createAuditLog';
import type { Identify } from './createIdentify';
import type { ConfirmPassword } from './passwords';
import type { Sessions } from './sessions';

interface AccountNeeds {
  connection: Connection;
  audit: Pick<AuditLog, 'write'>;
  sessions: Sessions;
  identify: Identify;
  confirmPassword: ConfirmPassword;
  /** As the server’s own write: staff do not change their own password as other fields. */
  setPassword(userId: string, password: string): Promise<unknown>;
}

/** What staff see and change of their own sign-in. */
export const accountRoutes = ({
  connection,
  audit,
  sessions,
  identify,
  confirmPassword,
  setPassword,
}: AccountNeeds) => [
  handle(contract.account.sessions, async ({ user, ctx }) => {
    const { sessionId } = ctx.state.identity;
    const { idleMinutes } = sessions;
    return { sessions: await sessions.list(user.id, sessionId), idleMinutes };
  }),
  handle(contract.account.endSession, async ({ params: { id }, body: { current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    const sessionId = await inTransaction(connection, async () => {
      const ended = await sessions.endOneOf(user.id, id);
      if (!ended) throw notFound('Session');
      await audit.write({ record: { type: 'Session', id, title: '' } });
      return ended;
    });
    identify.invalidate({ sessionId });
    return { id };
  }),
  handle(contract.account.endOtherSessions, async ({ body: { current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    const ended = await inTransaction(connection, async () => {
      const count = await sessions.endOthersOf(user.id, ctx.state.identity.sessionId);
      await audit.write({ after: { ended: count } });
      return count;
    });
    identify.invalidate({ userId: user.id });
    return { ended };
  }),
  handle(contract.account.changePassword, async ({ body: { current, password }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    if (password === current) throw invalid({ password: 'This is your current password' });
    await setPassword(user.id, password);
    return { message: 'Password changed' };
  }),
];
