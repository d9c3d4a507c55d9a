import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './BackupError';
import { EXACT_TYPES, openBackupDatabase } from './openBackupDatabase';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const usage = `usage: backup [<file>]
       restore <file> [--replace]

The database is that of MONGODB_URI, or the embedded one in DATA_DIR (.data).
--replace deletes everything in the database first.`;

const WRONG_USAGE = 2;

type Command =
  | { command: 'help' }
  | { command: 'backup'; file: string }
  | { command: 'restore'; file: string; isReplacing: boolean };

function readCommand(): Command {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const [command, file, ...rest] = positionals;
  if (values.help) return { command: 'help' };
  if (rest.length > 0) throw new Error('Too many arguments');
  if (command === 'backup' && !values.replace) {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    return { command, file: path.resolve(file ?? `pressline-${time}.jsonl.gz`) };
  }
  if (command === 'restore' && file) {
    return { command, file: path.resolve(file), isReplacing: values.replace };
  }
  throw new Error('Use `backup` or `restore`');
}

async function run(request: Command, env: NodeJS.ProcessEnv) {
  if (request.command === 'help') return usage;
  const { file } = request;
  const { db, close } = await openBackupDatabase({
    mongodbUri: env.MONGODB_URI || undefined,
    dataDir: env.DATA_DIR || '.data',
    mayCreate: request.command === 'restore',
    types: EXACT_TYPES,
    warn: (message) => console.error(message),
  });
  try {
    if (request.command === 'backup') {
      return `Backed up ${summary(await writeBackup(db, file))} into ${file}\nIt holds personal data: keep it as safe as the database.`;
    }
    const restored = await restoreBackup(db, file, request);
    return `Restored ${summary(restored)} from ${file}\nStart services now, or start them again: they create the indexes. All users must sign in again.`;
  } finally {
    await close();
  }
}

function summary(counts: Record<string, number>): string {
  // Empty collections are not in the file.
  const filled = Object.values(counts).filter((count) => count > 0);
  const documents = filled.reduce((sum, count) => sum + count, 0);
  return `${documents} documents of ${filled.length} collections`;
}

async function main(): Promise<number> {
  let request: Command;
  try {
    request = readCommand();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return WRONG_USAGE;
  }
  try {
    console.log(await run(request, process.env));
    return 0;
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    return 1;
  }
}

void main().then((code) => {
  process.exitCode = code;
});
