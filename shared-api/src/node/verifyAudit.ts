import {
  type AuditDatabase,
  type AuditEntry,
  type AuditHead,
  EXPIRY,
  entriesOf,
  hashOf,
  NO_ENTRY,
  readHead,
} from './auditChain';

/** What a check of the audit log found. */
export interface AuditReport {
  entries: number;
  /** The end of the chain. Kept elsewhere, it proves later that nothing before it was changed. */
  head: AuditHead;
  /** One sentence each; none when the log is whole. */
  problems: string[];
}

/** The place up to which entries were deleted because of their age, as the log itself says. */
async function expiredUntil(db: AuditDatabase): Promise<AuditHead> {
  const [latest] = (await entriesOf(db)
    .find({ action: EXPIRY })
    .sort({ _id: -1 })
    .limit(1)
    .toArray()) as AuditEntry[];
  const { sequence, hash } = latest?.after ?? {};
  return typeof sequence === 'number' && typeof hash === 'string' ? { sequence, hash } : NO_ENTRY;
}

function gap(from: number, to: number): string {
  return from === to ? `Entry ${from} is missing` : `Entries ${from} to ${to} are missing`;
}

/**
 * Checks that no entry of the audit log was changed, removed, moved or added between others.
 * `known` is a head that was kept outside of the database: whoever can write to the database can
 * compute all hashes anew, but not so that it has this one.
 */
export async function verifyAudit(db: AuditDatabase, known?: AuditHead): Promise<AuditReport> {
  const stored = await readHead(db);
  const start = await expiredUntil(db);
  const anchors = [stored, known].filter((one) => one !== undefined);
  const problems: string[] = [];
  let entries = 0;
  let last = start;

  const following = entriesOf(db).find({ _id: { $gt: start.sequence } });
  for await (const one of following.sort({ _id: 1 }) as unknown as AsyncIterable<AuditEntry>) {
    const { _id: sequence, hash, previous } = one;
    const isNext = sequence === last.sequence + 1;
    if (!isNext) problems.push(gap(last.sequence + 1, sequence - 1));
    if (hashOf(one) !== hash) problems.push(`Entry ${sequence} was changed`);
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
  return { entries, head: last, problems: [...new Set(problems)] };
}
