import {
  type CommandDatabase,
  CommandError,
  type EXACT_TYPES,
  openDatabaseOfCommand,
} from './openDatabaseOfCommand';

const WRONG_USAGE = 2;

/** Does work in the database of MONGODB_URI, or in the embedded one in DATA_DIR (.data). */
export async function inDatabase<Result>(
  options: { mayCreate: boolean; types?: typeof EXACT_TYPES },
  work: (db: CommandDatabase['db']) => Promise<Result>,
): Promise<Result> {
  const { MONGODB_URI, DATA_DIR } = process.env;
  const { db, close } = await openDatabaseOfCommand({
    ...options,
    mongodbUri: MONGODB_URI || undefined,
    dataDir: DATA_DIR || '.data',
    warn: (message) => console.error(message),
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Runs a command of the terminal and sets the exit code: what `run` says, or 2 for wrong arguments. */
export async function runCommand<Request>(
  usage: string,
  read: () => Request | 'help',
  run: (request: Request) => Promise<number>,
): Promise<void> {
  let request: Request | 'help';
  try {
    request = read();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = WRONG_USAGE;
    return;
  }
  if (request === 'help') return console.log(usage);
  try {
    process.exitCode = await run(request);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
