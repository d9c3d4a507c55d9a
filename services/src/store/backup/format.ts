import type { mongo } from 'mongoose';
import { z } from 'zod';

/**
 * A backup is a gzip file of JSON lines: a header, one line `["collection", {document}]` for each
 * document in canonical extended JSON, and a closing line with the checksum of all lines before it.
 */
export const FORMAT = 'pressline-backup';
export const FORMAT_VERSION = 1;

const counts = z.record(z.string(), z.number().int().min(0));

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  /** Documents in each collection when the backup began; the closing line has the final counts. */
  collections: counts,
});

export const closingSchema = z.object({
  end: z.literal(true),
  collections: counts,
  /** SHA-256 over every line before this one, line ends included. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupClosing = z.infer<typeof closingSchema>;

/** The names of the collections that hold the product's documents. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found
    .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
    .map(({ name }) => name)
    .sort();
}
