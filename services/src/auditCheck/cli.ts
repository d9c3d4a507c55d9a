import { parseArgs } from 'node:util';
import {
  AUDIT,
  type AuditDatabase,
  type AuditHead,
  type Chain,
  RECEIPTS,
} from '@pressline/shared-api/node/auditChain';
import { verifyAudit } from '@pressline/shared-api/node/verifyAudit';
import { utcDay } from '@pressline/shared-api/time';
import { inDatabase, runCommand } from '../commands/runCommand';

const usage = `usage: audit verify [--head <number>:<hash>] [--receipt <number>:<hash>]

Checks that no entry of the audit log and no consent receipt was changed, removed or moved. The
database is that of MONGODB_URI, or the embedded one in DATA_DIR (.data).
--head     a last entry that an earlier check printed, or that the log of services named: it must
           still be there. Keep it outside of the database.
--receipt  the same for the last consent receipt.`;

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
  if (values.help) return 'help';
  if (String(positionals) !== 'verify') throw new Error('Use `audit verify`');
  const { head, receipt } = values;
  return { head: readHead('head', head), receipt: readHead('receipt', receipt) };
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
    const day = utcDay(expired.at);
    console.log(`Deleted because of age, as was recorded on ${day}: all up to ${expired.sequence}`);
  }
  if (entries > 0) console.log(`${last}: ${head.sequence}:${head.hash}`);
  return true;
}

function verify({ head, receipt }: Exclude<ReturnType<typeof readArguments>, 'help'>) {
  return inDatabase({ mayCreate: false }, async (db) => {
    const chains = db as unknown as AuditDatabase;
    const log = ['The audit log', 'Last entry', 'entries'];
    const consent = ['The chain of consent receipts', 'Last receipt', 'receipts'];
    const areWhole = [
      await check(chains, log, AUDIT, head),
      await check(chains, consent, RECEIPTS, receipt),
    ];
    return areWhole.every(Boolean) ? 0 : 1;
  });
}

void runCommand(usage, readArguments, verify);
