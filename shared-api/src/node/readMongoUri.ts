/** The database of a URI that names none. */
const DEFAULT_DATABASE = 'pressline';

/** Options of a URI that are not followed, with the value that is no other than ours. */
const OVERRIDDEN = new Map<string, string | null>(
  Object.entries({
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
  }),
);

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

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    throw new Error('MONGODB_URI cannot be read: a % must begin an escape, as in %40 or %25');
  }
}

/**
 * Reads `MONGODB_URI` for the official driver, of whatever process. What it says about consistency,
 * durability and deadlines is left out: the product relies on its own (docs/architecture.md).
 * @throws Error that names `MONGODB_URI` when it is no address of a MongoDB, or is escaped wrongly
 */
export function readMongoUri(given: string): MongoAddress {
  if (!/^mongodb(\+srv)?:\/\/./.test(given)) {
    throw new Error(
      'MONGODB_URI cannot be read: it must be mongodb:// or mongodb+srv:// with a host',
    );
  }
  const [address = '', query = ''] = given.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const names: string[] = [];
  for (const [name, value] of [...parameters]) {
    const ours = OVERRIDDEN.get(name.toLowerCase());
    if (ours === undefined) continue;
    parameters.delete(name);
    if (value !== ours && !names.includes(name)) names.push(name);
  }
  const rest = parameters.toString();
  decode(address);
  const [, database] = /^[^/]*\/\/[^/]+\/(.+)$/.exec(address) ?? [];
  return {
    uri: rest ? `${address}?${rest}` : address,
    databaseName: database ? decode(database) : DEFAULT_DATABASE,
    warning: names.length > 0 ? sentence(names) : null,
  };
}
