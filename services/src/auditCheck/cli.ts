import { parseArgs } from 'node:util';
import type { AuditDatabase, AuditHead } from '@pressline/shared-api/node/auditChain';
import { verifyAudit } from '@pressline/shared-api/node/verifyAudit';
import { BackupError } from '../backup/BackupError';
import { openBackupDatabase } from '../backup/openBackupDatabase';

const usage = `usage: audit verify [--head <number>:<hash>]

Checks that no entry of the audit log was changed, removed or moved. The database is that of
MONGODB_URI, or the embedded one in DATA_DIR (.data).
--head  a last entry that an earlier check printed, or that the log of services named: it must
        still be there. Keep it outside of the database.`;

const FAILED = 1;
const WRONG_USAGE = 2;
const MAX_SHOWN = 20;

function readHead(text: string | undefined): AuditHead | undefined {
  if (text === undefined) return undefined;
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new Error('--head is a number, a colon and a hash');
  return { sequence: Number(sequence), hash };
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (!values.help && String(positionals) !== 'verify') throw new Error('Use `audit verify`');
  return { isHelp: values.help, head: readHead(values.head) };
}

async function verify(head: AuditHead | undefined, env: NodeJS.ProcessEnv): Promise<number> {
  const { db, close } = await openBackupDatabase({
    mongodbUri: env.MONGODB_URI || undefined,
    dataDir: env.DATA_DIR || '.data',
    mayCreate: false,
    warn: (message) => console.error(message),
  });
  try {
    const report = await verifyAudit(db as unknown as AuditDatabase, head);
    const { problems, entries } = report;
    for (const problem of problems.slice(0, MAX_SHOWN)) console.error(problem);
    if (problems.length > MAX_SHOWN) console.error(`${problems.length - MAX_SHOWN} more problems`);
    if (problems.length > 0) return FAILED;
    console.log(`The audit log is whole: ${entries} entries`);
    if (entries > 0) console.log(`Last entry: ${report.head.sequence}:${report.head.hash}`);
    return 0;
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  let request: ReturnType<typeof readArguments>;
  try {
    request = readArguments();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return WRONG_USAGE;
  }
  if (request.isHelp) {
    console.log(usage);
    return 0;
  }
  try {
    return await verify(request.head, process.env);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    return FAILED;
  }
}

void main().then((code) => {
  process.exitCode = code;
});
