import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

/**
 * Written also when a request is refused: who asked, how often, who was refused. `state` has the
 * content version, which a deletion raises also when the document is gone already.
 */
const BOOKKEEPING =
  /^(?:auditLog|auditHead|state|challenges|sessions|telemetry_|activity_|.*[lL]imits?$)/;

/** A digest of each collection of content. */
export async function storedContent(database: Db): Promise<Map<string, string>> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  const digests = new Map<string, string>();
  for (const name of names.filter((one) => !BOOKKEEPING.test(one))) {
    const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
    // Seen by the sign-in itself.
    const kept = documents.map(({ lastLogin, lastUsedAt, ...document }) => document);
    digests.set(name, createHash('sha256').update(JSON.stringify(kept)).digest('hex'));
  }
  return digests;
}

/** The collections that differ. */
export const changesOf = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
