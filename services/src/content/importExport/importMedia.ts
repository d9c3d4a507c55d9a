import type { ImportError } from '@pressline/shared-api';
import { refusalReason } from '../../http/errors/toHttpError';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { NewMedium } from '../media/createMediaRecords';
import type { MediaDescription } from './archive/mediaList';
import type { ImportFiles } from './archive/readImport';
import type { ZippedMedium } from './archive/readZip';

const CHANGED =
  'This file differs from the exported one. Upload it on the Media page instead. It gets a new address';

/** The files that the library lacks, and those that cannot be taken. */
export async function findMissing({ records }: MediaLibrary, files: ImportFiles['media']) {
  const missing: ZippedMedium[] = [];
  const errors: ImportError[] = [];
  for (const file of files) {
    if (await records.findByHash(file.hash)) continue;
    if (file.isSame) missing.push(file);
    else errors.push({ file: file.path, message: CHANGED });
  }
  return { missing, errors };
}

/** Stores the bytes of files, each checked like an upload; an operation adds them to the library. */
export async function putMedia(
  media: MediaLibrary,
  files: readonly ZippedMedium[],
  descriptions: readonly MediaDescription[],
  createdBy: string,
) {
  const stored: NewMedium[] = [];
  const errors: ImportError[] = [];
  for (const { path, hash, name, bytes } of files) {
    const { alt = '', isDecorative = false } = descriptions.find((one) => one.hash === hash) ?? {};
    try {
      const prepared = await media.prepare({ name, bytes });
      if (prepared.hash === hash) {
        stored.push(await media.put(prepared, { alt, isDecorative, createdBy }));
      } else errors.push({ file: path, message: CHANGED });
    } catch (error) {
      errors.push({ file: path, message: refusalReason(error) });
    }
  }
  return { stored, errors };
}
