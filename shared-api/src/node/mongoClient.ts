import { failWritesOnLostConnections } from './databaseSockets';
import { type MongoAddress, readMongoUri } from './readMongoUri';

/** The server gives up on a majority before the client gives up on the server. */
const MAJORITY_SHARE = 0.6;

const mongoOptions = (deadlineMs: number) =>
  ({
    readPreference: 'primary',
    readConcern: { level: 'local' },
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: deadlineMs * MAJORITY_SHARE },
    retryReads: true,
    retryWrites: true,
    socketTimeoutMS: deadlineMs,
    waitQueueTimeoutMS: deadlineMs,
  }) as const;

interface PreparedClient extends MongoAddress {
  /** For the constructor of the official driver, or for Mongoose. */
  options: ReturnType<typeof mongoOptions>;
}

/**
 * What every client of the database is opened with: who reads sees each write that was acknowledged,
 * and an operation that gets no answer is given up after `deadlineMs`; the driver repeats one that may
 * be repeated once. Credentials are those of the URI's database, or of `admin` when it names none.
 * For Node processes: no browser can load this module.
 * @throws Error as `readMongoUri`
 */
export function prepareMongoClient(given: string, deadlineMs: number): PreparedClient {
  failWritesOnLostConnections();
  return { ...readMongoUri(given), options: mongoOptions(deadlineMs) };
}
