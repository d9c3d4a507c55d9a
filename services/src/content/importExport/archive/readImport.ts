import { fileHash } from '../../media/prepareMedia';
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
}

/** Unpacks and reads a zip file; nothing is compared with what is stored. @throws HttpError 400, 413 */
export async function readImport({ zip, layouts }: ImportTask): Promise<ImportFiles> {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const choose = (paths: readonly string[]) => new Set(chooseFiles(layouts, paths).keys());
  const { texts, media, ignored } = await readZip(bytes, choose);
  const parsed = await parseFiles(layouts, texts);
  return {
    ...parsed,
    media: media.map((one) => ({ ...one, isSame: fileHash(one.bytes) === one.hash })),
    ignored: [...ignored, ...parsed.ignored],
  };
}
