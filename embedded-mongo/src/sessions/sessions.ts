import type { Binary } from 'bson';
import { decode, encode } from '../bson/codec';
import { asBson, type Doc, isDoc } from '../bson/values';
import { MongoError } from '../errors';
import type { Storage } from '../store/storage';

/** As `hello` tells clients, after which they use a session no more. */
export const sessionMinutes = 30;

const collection = -1;

/** The last number of a session, and the answer to what was done under it, once that is in the file. */
interface Done {
  readonly number: number;
  readonly isTransaction: boolean;
  readonly reply?: Doc;
}

const nothing: Done = { number: -1, isTransaction: false };

/** What the server knows of a session whose client numbers its writes and transactions. */
export interface Session {
  readonly lsid: Doc;
  readonly record: number;
  done: Done;
  lastUsed: number;
}

/** '' unless it is the id of a session. */
const keyOf = (lsid: unknown) =>
  isDoc(lsid) && asBson(lsid.id)?._bsontype === 'Binary' ? (lsid.id as Binary).toString('hex') : '';

/** Sessions of clients. What each did last is in the file, so that it is not done twice after a restart. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  #nextRecord = 1;

  constructor(private readonly storage: Storage) {
    for (const { id, bytes } of storage.read(collection)) {
      const { lsid, ...done } = decode(bytes) as { lsid: Doc } & Doc;
      this.#add(lsid, id, done as unknown as Done);
      this.#nextRecord = id + 1;
    }
  }

  /** The session of a command with a number. @throws InvalidOptions without one. */
  of({ lsid }: Doc): Session {
    if (keyOf(lsid) === '') {
      throw new MongoError('InvalidOptions', 'A transaction number requires a session ID');
    }
    const session = this.find(lsid) ?? this.#add(lsid as Doc, this.#nextRecord++, nothing);
    session.lastUsed = Date.now();
    return session;
  }

  find(lsid: unknown): Session | undefined {
    return this.#sessions.get(keyOf(lsid));
  }

  #add(lsid: Doc, record: number, done: Done): Session {
    const session = { lsid, record, done, lastUsed: Date.now() };
    this.#sessions.set(keyOf(lsid), session);
    return session;
  }

  /** Notes what a session did, with the next commit. */
  remember(session: Session, done: Done): void {
    const before = session.done;
    const bytes = encode({ lsid: session.lsid, ...done });
    this.storage.change(
      [{ key: [collection, session.record], bytes }],
      () => {
        session.done = done;
      },
      () => {
        session.done = before;
      },
    );
  }

  /** Lets go of sessions that their clients have ended, with the next removal of expired ones. */
  end(lsids: readonly Doc[]): (Session | undefined)[] {
    const ended = lsids.map((lsid) => this.find(lsid));
    for (const session of ended) if (session) session.lastUsed = 0;
    return ended;
  }

  removeExpired(now: number): void {
    for (const [key, session] of this.#sessions) {
      if (now - session.lastUsed < sessionMinutes * 60_000) continue;
      this.storage.change(
        [{ key: [collection, session.record] }],
        () => this.#sessions.delete(key),
        () => this.#sessions.set(key, session),
      );
    }
  }
}
