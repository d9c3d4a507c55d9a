/** The database of a URI that names none. */
const DEFAULT_DATABASE = 'pressline';

/** The server gives up on a majority before the client gives up on the server. */
const MAJORITY_SHARE = 0.6;

/**
 * What every client of the database is opened with, besides what `readMongoUri` answers: who reads
 * sees each write that was acknowledged, and an operation that gets no answer is given up after
 * `deadlineMs`; the driver repeats one that may be repeated once.
 */
export const mongoOptions = (deadlineMs: number) =>
  ({
    readPreference: 'primary',
    readConcern: { level: 'local' },
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: deadlineMs * MAJORITY_SHARE },
    retryReads: true,
    retryWrites: true,
    socketTimeoutMS: deadlineMs,
    waitQueueTimeoutMS: deadlineMs,
  }) as const;

/** Options of a URI that are not followed, with the value that is no other than ours. */
const OVERRIDDEN: Readonly<Record<string, string | null>> = {
  readpreference: 'primary',
  readpreferencetags: null,
  maxstalenessseconds: null,
  readconcernlevel: 'local',
  w: 'majority',
  journal: 'true',
  j: 'true',
  fsync: null,
  wtimeout: null,
  wtimeoutms: null,
  retryreads: 'true',
  retrywrites: 'true',
  timeoutms: null,
  sockettimeoutms: null,
  waitqueuetimeoutms: null,
};

/** Where the database of a connection string is. */
export interface MongoAddress {
  /** Without the options that are overridden. */
  uri: string;
  /** `pressline` unless the URI names another. */
  databaseName: string;
  /** Names the options that would have weakened reads or writes; null when there were none. */
  warning: string | null;
}

const sentence = (names: readonly string[]) =>
  `MONGODB_URI: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not followed. ` +
  'Reads go to the primary, writes wait for the journals of a majority, and each has its deadline.';

/**
 * Reads `MONGODB_URI` for the official driver, of whatever process. What it says about consistency,
 * durability and deadlines is left out: the product relies on its own (docs/architecture.md).
 */
export function readMongoUri(given: string): MongoAddress {
  const [address = '', query = ''] = given.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const names: string[] = [];
  for (const [name, value] of [...parameters]) {
    const ours = OVERRIDDEN[name.toLowerCase()];
    if (ours === undefined) continue;
    parameters.delete(name);
    if (value !== ours && !names.includes(name)) names.push(name);
  }
  const rest = parameters.toString();
  const [, database] = /^[^/]*\/\/[^/]+\/(.+)$/.exec(address) ?? [];
  return {
    uri: rest ? `${address}?${rest}` : address,
    databaseName: database ? decodeURIComponent(database) : DEFAULT_DATABASE,
    warning: names.length > 0 ? sentence(names) : null,
  };
}
