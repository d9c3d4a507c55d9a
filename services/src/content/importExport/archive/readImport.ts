import { fileHash } from '../../media/prepareMedia';
import type { Migrated } from '../../migration/convertSource';
import { readMigration } from '../../migration/readMigration';
import { type ParsedFiles, parseFiles } from '../parseFiles';
import { chooseFiles, type FileLayout } from './chooseFiles';
import { readZip, type ZippedMedium } from './readZip';

export interface ImportTask {
  zip: Uint8Array;
  layouts: FileLayout[];
}

export interface ImportFiles extends ParsedFiles<FileLayout> {
  /** Each with whether it is the exported file. */
  media: (ZippedMedium & { isSame: boolean })[];
  /** What the zip file of another system holds. */
  migrated?: Migrated | undefined;
}

/**
 * Unpacks and reads a zip file, of an export or of another system; nothing is compared with what is
 * stored. @throws HttpError 400, 413
 */
export async function readImport({ zip, layouts }: ImportTask): Promise<ImportFiles> {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const choose = (paths: readonly string[]) => new Set(chooseFiles(layouts, paths).keys());
  const { texts, media, ignored } = await readZip(bytes, choose);
  const parsed = await parseFiles(layouts, texts);
  const { records, descriptions, errors } = parsed;
  const isOurs = [records, descriptions, errors, media].some((list) => list.length > 0);
  const migrated = isOurs ? undefined : await readMigration(bytes, layouts);
  return {
    ...parsed,
    migrated,
    media: media.map((one) => ({ ...one, isSame: fileHash(one.bytes) === one.hash })),
    ignored: migrated ? migrated.ignored : [...ignored, ...parsed.ignored],
  };
}
