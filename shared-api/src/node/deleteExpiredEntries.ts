import { DAY_MS } from '../time';
import {
  type AuditDatabase,
  type AuditHead,
  type Chain,
  entriesOf,
  type Placed,
} from './auditChain';

/**
 * Deletes the entries at the beginning of a chain that are from before `before`. `record` appends the entry that says so and
 * keeps the end of what was deleted. Once a day, because each time adds an entry.
 */
export async function deleteExpiredEntries(
  db: AuditDatabase,
  chain: Chain,
  before: Date,
  record: (end: AuditHead) => Promise<void>,
): Promise<void> {
  const entries = entriesOf(db, chain);
  const isDue = await entries.findOne({ at: { $lt: new Date(before.getTime() - DAY_MS) } });
  if (!isDue) return;
  const kept = entries
    .find({ at: { $gte: before } })
    .sort({ _id: 1 })
    .limit(1);
  const [first] = (await kept.toArray()) as Placed[];
  const old = entries.find(first ? { _id: { $lt: first._id } } : {});
  const [last] = (await old.sort({ _id: -1 }).limit(1).toArray()) as Placed[];
  if (!last) return;
  await record({ sequence: last._id, hash: last.hash });
  await entries.deleteMany({ _id: { $lte: last._id } });
}
