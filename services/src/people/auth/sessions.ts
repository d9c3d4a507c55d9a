import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import type { StoredOf } from '../../store/database/createModel';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import { SESSION_SECONDS } from './tokens';

const MINUTE_MS = 60_000;
/** How long an unused session lasts, unless configured. */
export const SESSION_IDLE_MINUTES = 120;
/** A use is noted this often while a session may rest: a session ends by so much too early, never late. */
const NOTES = 24;

interface StoredSession {
  _id: string;
  /** What its owner sees in its place: the token holds `_id`. */
  publicId: string;
  device: string;
  addressPrefix: string;
  lastUsedAt: Date;
  userId: Types.ObjectId;
  credentials: string;
  createdAt: Date;
  expiresAt: Date;
}

type Origin = Pick<StoredSession, 'device' | 'addressPrefix'>;

/** A session, or a sign-in that is under way, ends when one of these changes. */
export type Credentials = Pick<
  StoredOf<'users'>,
  '_id' | 'passwordHash' | 'role' | 'passkeysResetAt'
>;

/** A hash of what a session depends on: when it changes, the session ends. */
export const digest = ({ passwordHash, role, passkeysResetAt }: Credentials) =>
  createHash('sha256')
    .update([role, passwordHash, ...(passkeysResetAt ? [passkeysResetAt.getTime()] : [])].join(' '))
    .digest('base64url');

/** The open sessions. A token whose session was ended is refused. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(connection: Connection, idleMinutes = SESSION_IDLE_MINUTES) {
  const sessions = joining(connection.collection<StoredSession>('sessions'));
  const idleMs = idleMinutes * MINUTE_MS;
  const isOpen = ({ lastUsedAt, expiresAt }: StoredSession) =>
    expiresAt.getTime() > Date.now() && lastUsedAt.getTime() > Date.now() - idleMs;
  return {
    idleMinutes,
    /** Starts a session of `user` as read when the password was compared. Returns its id. */
    async start(user: Credentials, origin: Origin): Promise<string> {
      const _id = randomBytes(24).toString('base64url');
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1_000);
      const credentials = digest(user);
      const publicId = randomBytes(12).toString('hex');
      const times = { createdAt, lastUsedAt: createdAt, expiresAt };
      await sessions.insertOne({
        ...{ _id, publicId, userId: user._id, credentials, ...origin, ...times },
      });
      return _id;
    },
    async find(sessionId: string) {
      const session = await sessions.findOne({ _id: sessionId });
      if (!session || !isOpen(session)) return undefined;
      return {
        isUnnoted: Date.now() - session.lastUsedAt.getTime() > idleMs / NOTES,
        /** Whether it is a session of `user`, started with the password and role that the user has now. */
        belongsTo: (user: Credentials) =>
          session.userId.equals(user._id) && session.credentials === digest(user),
      };
    },
    /** Notes a use. A time that is lost is no harm. */
    async touch(sessionId: string) {
      const use = { $set: { lastUsedAt: new Date() } };
      await sessions.updateOne({ _id: sessionId }, use, { writeConcern: { w: 1 } });
    },
    /** The open sessions of a user, the last used first; `current` is the id of the caller's. */
    async list(userId: string, current: string): Promise<OpenSession[]> {
      const own = { userId: new Types.ObjectId(userId) };
      const found = await sessions.find(own).sort({ lastUsedAt: -1 }).toArray();
      return found
        .filter(isOpen)
        .map(({ _id, publicId: id, device, addressPrefix, createdAt, lastUsedAt }) => ({
          ...{ id, device, addressPrefix },
          startedAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: _id === current,
        }));
    },
    /** Ends one of a user's sessions. @returns its own id; undefined when there is none */
    async endOneOf(userId: string, publicId: string): Promise<string | undefined> {
      const own = { userId: new Types.ObjectId(userId), publicId };
      return (await sessions.findOneAndDelete(own))?._id;
    },
    /** Ends all sessions of a user but one. @returns how many */
    async endOthersOf(userId: string, kept: string): Promise<number> {
      const others = { userId: new Types.ObjectId(userId), _id: { $nin: [kept] } };
      return (await sessions.deleteMany(others)).deletedCount;
    },
    /** Lets a session go on after its user has changed their own password, and ends the others. */
    async renew(sessionId: string, user: Credentials) {
      await sessions.updateOne({ _id: sessionId }, { $set: { credentials: digest(user) } });
      await this.endOthersOf(String(user._id), sessionId);
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
