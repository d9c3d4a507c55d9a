import { parseArgs } from 'node:util';
import {
  AUDIT,
  type AuditDatabase,
  type AuditHead,
  type Chain,
  RECEIPTS,
} from '@pressline/shared-api/node/auditChain';
import { verifyAudit } from '@pressline/shared-api/node/verifyAudit';
import { BackupError } from '../backup/BackupError';
import { openBackupDatabase } from '../backup/openBackupDatabase';

const usage = `usage: audit verify [--head <number>:<hash>] [--receipt <number>:<hash>]

Checks that no entry of the audit log and no consent receipt was changed, removed or moved. The
database is that of MONGODB_URI, or the embedded one in DATA_DIR (.data).
--head     a last entry that an earlier check printed, or that the log of services named: it must
           still be there. Keep it outside of the database.
--receipt  the same for the last consent receipt.`;

const FAILED = 1;
const WRONG_USAGE = 2;
const MAX_SHOWN = 20;

function readHead(option: string, text: string | undefined): AuditHead | undefined {
  if (text === undefined) return undefined;
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!hash) throw new Error(`--${option} is a number, a colon and a hash`);
  return { sequence: Number(sequence), hash };
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      head: { type: 'string' },
      receipt: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!values.help && String(positionals) !== 'verify') throw new Error('Use `audit verify`');
  const { help: isHelp, head, receipt } = values;
  return { isHelp, head: readHead('head', head), receipt: readHead('receipt', receipt) };
}

/** Checks one chain and says what it found. @returns whether it is whole */
async function check(db: AuditDatabase, names: readonly string[], chain: Chain, known?: AuditHead) {
  const [whole, last, one] = names;
  const { problems, entries, head, expired } = await verifyAudit(db, known, chain);
  for (const problem of problems.slice(0, MAX_SHOWN)) console.error(`${whole}: ${problem}`);
  if (problems.length > MAX_SHOWN) console.error(`${problems.length - MAX_SHOWN} more problems`);
  if (problems.length > 0) return false;
  console.log(`${whole} is whole: ${entries} ${one}`);
  if (expired) {
    const day = expired.at.toISOString().slice(0, 10);
    console.log(`Deleted because of age, as was recorded on ${day}: all up to ${expired.sequence}`);
  }
  if (entries > 0) console.log(`${last}: ${head.sequence}:${head.hash}`);
  return true;
}

async function verify(
  { head, receipt }: ReturnType<typeof readArguments>,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { db, close } = await openBackupDatabase({
    mongodbUri: env.MONGODB_URI || undefined,
    dataDir: env.DATA_DIR || '.data',
    mayCreate: false,
    warn: (message) => console.error(message),
  });
  const chains = db as unknown as AuditDatabase;
  try {
    const log = ['The audit log', 'Last entry', 'entries'];
    const consent = ['The chain of consent receipts', 'Last receipt', 'receipts'];
    const areWhole = [
      await check(chains, log, AUDIT, head),
      await check(chains, consent, RECEIPTS, receipt),
    ];
    return areWhole.every(Boolean) ? 0 : FAILED;
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
    return await verify(request, process.env);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    return FAILED;
  }
}

void main().then((code) => {
  process.exitCode = code;
});
