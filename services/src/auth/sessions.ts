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

/** What a sign-in depends on; a session is good only while its user's are the same. */
type Credentials = Pick<StoredOf<'users'>, '_id' | 'passwordHash' | 'role'>;

/** An open session, as the database says at present. */
export interface Session {
  /** Whether it is that of `user`, begun with the password and role that the user has now. */
  belongsTo(user: Credentials): boolean;
}

/** The sign-ins that are good at present; a token without its session is worth nothing. */
export interface Sessions {
  /** Begins a session of `user` as read when the password was compared. Answers its id. */
  start(user: Credentials): Promise<string>;
  find(sessionId: string): Promise<Session | undefined>;
  end(sessionId: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
  createIndexes(): Promise<void>;
}

const digest = ({ passwordHash, role }: Credentials) =>
  createHash('sha256').update(`${role} ${passwordHash}`).digest('base64url');

export function createSessions(connection: Connection): Sessions {
  const sessions = connection.collection<StoredSession>('sessions');
  return {
    async start(user) {
      const _id = randomBytes(24).toString('base64url');
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1_000);
      const credentials = digest(user);
      await sessions.insertOne({ _id, userId: user._id, credentials, createdAt, expiresAt });
      return _id;
    },
    async find(sessionId) {
      const session = await sessions.findOne({ _id: sessionId });
      if (!session || session.expiresAt.getTime() <= Date.now()) return undefined;
      return {
        belongsTo: (user) =>
          session.userId.equals(user._id) && session.credentials === digest(user),
      };
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAllOf(userId) {
      await sessions.deleteMany({ userId: new Types.ObjectId(userId) });
    },
    async createIndexes() {
      await ensureIndex(sessions, { expiresAt: 1 }, { expireAfterSeconds: 0 });
      await ensureIndex(sessions, { userId: 1 });
    },
  };
}
