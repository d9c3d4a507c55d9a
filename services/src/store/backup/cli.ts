import path from 'node:path';
import { parseArgs } from 'node:util';
import { EXACT_TYPES } from '../commands/openDatabaseOfCommand';
import { inDatabase, runCommand } from '../commands/runCommand';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const usage = `usage: backup [<file>]
       restore <file> [--replace]

The database is that of MONGODB_URI, or the embedded one in DATA_DIR (.data).
--replace deletes everything in the database first.`;

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const [command, file, ...rest] = positionals;
  if (values.help) return 'help';
  if (rest.length > 0) throw new Error('Too many arguments');
  if (command === 'backup' && !values.replace) {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    return {
      command,
      file: path.resolve(file ?? `pressline-${time}.jsonl.gz`),
      isReplacing: false,
    };
  }
  if (command === 'restore' && file) {
    return { command, file: path.resolve(file), isReplacing: values.replace };
  }
  throw new Error('Use `backup` or `restore`');
}

async function run({
  command,
  file,
  isReplacing,
}: Exclude<ReturnType<typeof readCommand>, 'help'>) {
  const options = { mayCreate: command === 'restore', types: EXACT_TYPES };
  const done = await inDatabase(options, async (db) => {
    if (command === 'backup') {
      return `Backed up ${summary(await writeBackup(db, file))} into ${file}\nIt holds personal data: store it as safely as the database.`;
    }
    const restored = await restoreBackup(db, file, { isReplacing });
    return `Restored ${summary(restored)} from ${file}\nStart services now, or start them again: they create the indexes. All users must sign in again.`;
  });
  console.log(done);
  return 0;
}

function summary(counts: Record<string, number>): string {
  // Empty collections are not in the file.
  const filled = Object.values(counts).filter((count) => count > 0);
  const documents = filled.reduce((sum, count) => sum + count, 0);
  return `${documents} documents of ${filled.length} collections`;
}

void runCommand(usage, readCommand, run);
