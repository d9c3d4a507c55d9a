import {
  AUDIT,
  type AuditDatabase,
  type AuditEntry,
  type AuditHead,
  type Chain,
  entriesOf,
  entryHash,
  NO_ENTRY,
  readHead,
} from './auditChain';

/** What a check of a chain found. */
interface AuditReport {
  entries: number;
  /** The end of the chain. Kept elsewhere, it proves later that nothing before it was changed. */
  head: AuditHead;
  /** The last entry that was deleted because of its age, and when the chain was told so. */
  expired: (AuditHead & { at: Date }) | null;
  /** One sentence each; none when the chain is whole. */
  problems: string[];
}

/** The place up to which entries were deleted because of their age, as the chain itself says. */
async function expiredUntil(db: AuditDatabase, chain: Chain): Promise<AuditReport['expired']> {
  const [latest] = (await entriesOf(db, chain)
    .find({ action: chain.expiry })
    .sort({ _id: -1 })
    .limit(1)
    .toArray()) as AuditEntry[];
  const { sequence, hash } = latest?.after ?? {};
  return latest && typeof sequence === 'number' && typeof hash === 'string'
    ? { sequence, hash, at: latest.at }
    : null;
}

function gap(from: number, to: number): string {
  return from === to ? `Entry ${from} is missing` : `Entries ${from} to ${to} are missing`;
}

/**
 * Checks that no entry of a chain was changed, removed, moved or added between others: of the audit
 * log, unless another chain is given.
 * `known` is a head that was kept outside of the database: whoever can write to the database can
 * compute all hashes again, but not so that it has this one.
 */
export async function verifyAudit(
  db: AuditDatabase,
  known?: AuditHead,
  chain = AUDIT,
): Promise<AuditReport> {
  const stored = await readHead(db, chain);
  const expired = await expiredUntil(db, chain);
  const start: AuditHead = expired ?? NO_ENTRY;
  const anchors = [stored, known].filter((one) => one !== undefined);
  const problems: string[] = [];
  let entries = 0;
  let last: AuditHead = { sequence: start.sequence, hash: start.hash };

  if (known && known.sequence < start.sequence) {
    problems.push(
      `Entry ${known.sequence}, which you kept, is deleted: nothing before ${start.sequence + 1} can be checked`,
    );
  } else if (known?.sequence === start.sequence && known.hash !== start.hash) {
    problems.push(`Entry ${known.sequence} is not the one that was written there`);
  }
  const all = entriesOf(db, chain).find({}).sort({ _id: 1 });
  for await (const one of all as unknown as AsyncIterable<AuditEntry>) {
    const { _id: sequence, hash, previous } = one;
    if (!(sequence > start.sequence)) {
      problems.push(`Entry ${sequence} does not belong to the chain`);
      continue;
    }
    const isNext = sequence === last.sequence + 1;
    if (!isNext) problems.push(gap(last.sequence + 1, sequence - 1));
    if (entryHash(one) !== hash) problems.push(`Entry ${sequence} was changed`);
    else if (isNext && previous !== last.hash) {
      problems.push(`Entry ${sequence} does not follow entry ${last.sequence} as it is now`);
    }
    for (const anchor of anchors) {
      if (anchor.sequence === sequence && anchor.hash !== hash) {
        problems.push(`Entry ${sequence} is not the one that was written there`);
      }
    }
    last = { sequence, hash };
    entries += 1;
  }
  for (const { sequence } of anchors) {
    if (sequence > last.sequence) problems.push(gap(last.sequence + 1, sequence));
  }
  if (!stored && entries > 0) problems.push('The record of the last entry is missing');
  return { entries, head: last, expired, problems: [...new Set(problems)] };
}
