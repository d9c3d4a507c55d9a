import { randomBytes } from 'node:crypto';
import { type Connection, Types } from 'mongoose';
import { SESSION_SECONDS } from './tokens';

interface StoredSession {
  _id: string;
  userId: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
}

/** The sign-ins that are good at present; a token without its session is worth nothing. */
export interface Sessions {
  /** Answers the new session's id. */
  start(userId: string): Promise<string>;
  isOpen(sessionId: string, userId: string): Promise<boolean>;
  end(sessionId: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
  createIndexes(): Promise<void>;
}

export function createSessions(connection: Connection): Sessions {
  const sessions = connection.collection<StoredSession>('sessions');
  return {
    async start(userId) {
      const _id = randomBytes(24).toString('base64url');
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1_000);
      await sessions.insertOne({ _id, userId: new Types.ObjectId(userId), createdAt, expiresAt });
      return _id;
    },
    async isOpen(sessionId, userId) {
      const session = await sessions.findOne({ _id: sessionId });
      return (
        session !== null &&
        session.userId.toHexString() === userId &&
        session.expiresAt.getTime() > Date.now()
      );
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAllOf(userId) {
      await sessions.deleteMany({ userId: new Types.ObjectId(userId) });
    },
    async createIndexes() {
      await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await sessions.createIndex({ userId: 1 });
    },
  };
}
