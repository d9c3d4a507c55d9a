import { createHash, randomBytes } from 'node:crypto';
import { type Connection, Types } from 'mongoose';
import type { StoredOf } from '../database/createModel';
import { ensureIndex } from '../database/ensureIndex';
import { SESSION_SECONDS } from './tokens';

interface StoredSession {
  _id: string;
  userId: Types.ObjectId;
  credentials: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A session ends when one of these changes. */
type Credentials = Pick<StoredOf<'users'>, '_id' | 'passwordHash' | 'role'>;

const digest = ({ passwordHash, role }: Credentials) =>
  createHash('sha256').update(`${role} ${passwordHash}`).digest('base64url');

/** The open sessions. A token whose session was ended is refused. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(connection: Connection) {
  const sessions = connection.collection<StoredSession>('sessions');
  return {
    /** Starts a session of `user` as read when the password was compared. Returns its id. */
    async start(user: Credentials): Promise<string> {
      const _id = randomBytes(24).toString('base64url');
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1_000);
      const credentials = digest(user);
      await sessions.insertOne({ _id, userId: user._id, credentials, createdAt, expiresAt });
      return _id;
    },
    async find(sessionId: string) {
      const session = await sessions.findOne({ _id: sessionId });
      if (!session || session.expiresAt.getTime() <= Date.now()) return undefined;
      return {
        /** Whether it is a session of `user`, started with the password and role that the user has now. */
        belongsTo: (user: Credentials) =>
          session.userId.equals(user._id) && session.credentials === digest(user),
      };
    },
    async end(sessionId: string) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAllOf(userId: string) {
      await sessions.deleteMany({ userId: new Types.ObjectId(userId) });
    },
    async createIndexes() {
      await ensureIndex(sessions, { expiresAt: 1 }, { expireAfterSeconds: 0 });
      await ensureIndex(sessions, { userId: 1 });
    },
  };
}
