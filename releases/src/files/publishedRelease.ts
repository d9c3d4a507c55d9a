import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import {
  type CheckDocument,
  InvalidRelease,
  type ReleaseDocument,
  readDocument,
  SIGNATURE_FILE,
} from './releaseDocument';
import { integrityOf } from './releaseFiles';
import {
  removeAtomically,
  temporaryName,
  updateEncodedFiles,
  writeEncodedFiles,
} from './writeFiles';

/** A release as it was published: what its `remote.json` says, and every file that it names. */
export interface PublishedRelease extends ReleaseDocument {
  files: ReadonlyMap<string, Buffer>;
  /** What its origin had packed, by names such as `App.js.br`; it unpacks to the file. */
  encoded?: ReadonlyMap<string, Buffer>;
}

export const alteredFileError = ({ name, release }: RemoteManifest, file: string): InvalidRelease =>
  new InvalidRelease(name, release, `${file} of ${name} is not the file that was published`);

/** Puts description and files together. @throws InvalidRelease, and what `read` throws */
export async function collectFiles(
  document: ReleaseDocument,
  read: (file: string, bytes: number) => Promise<Buffer>,
): Promise<PublishedRelease> {
  const { manifest } = document;
  const files = await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity, bytes: size }]) => {
      const bytes = await read(file, size);
      if (integrityOf(bytes) !== integrity) throw alteredFileError(manifest, file);
      return [file, bytes] as const;
    }),
  );
  return { ...document, files: new Map(files) };
}

/** Reads what describes the release in a folder. Throws when it is missing or breaks the contract. */
const readFolderDocument = (folder: string, name: string): Promise<ReleaseDocument> =>
  readDocument(name, (file) =>
    readFile(path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && file === SIGNATURE_FILE) return null;
      throw error;
    }),
  );

/** Reads a release from a folder with a `remote.json`. Throws when anything is missing or damaged, and what `check` throws. */
export async function readReleaseFolder(
  folder: string,
  name: string,
  check?: CheckDocument,
): Promise<PublishedRelease> {
  const document = await readFolderDocument(folder, name);
  check?.(document);
  return collectFiles(document, (file) => readFile(path.join(folder, file)));
}

export async function openReleaseFolder(
  folder: string,
  name: string,
  check?: CheckDocument,
): Promise<PublishedRelease> {
  const release = await readReleaseFolder(folder, name, check);
  await Promise.all(
    [...release.files].map(([file, bytes]) => updateEncodedFiles(path.join(folder, file), bytes)),
  );
  return release;
}

/**
 * Writes a release's files in every encoding. The folder is written whole or not at all; its
 * modification time says when it was last asked for.
 */
export async function writeReleaseFolder(folder: string, release: PublishedRelease): Promise<void> {
  if (await isTouched(folder, release)) return;
  const unfinished = temporaryName(folder);
  try {
    await writeFiles(unfinished, release);
    // A rename replaces an empty folder only.
    while (!(await isRenamed(unfinished, folder))) {
      if (await isTouched(folder, release)) return;
      await removeAtomically(folder);
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeFiles(
  folder: string,
  { files, json, signature, encoded }: PublishedRelease,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const packed = encoded?.get(`${file}.br`);
      await Promise.all([writeFile(target, bytes), writeEncodedFiles(target, bytes, packed)]);
    }),
  );
  if (signature !== undefined) await writeFile(path.join(folder, SIGNATURE_FILE), signature);
  await writeFile(path.join(folder, 'remote.json'), json);
}

async function isRenamed(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the folder has the whole release with its signature; sets its modification time to now. */
async function isTouched(
  folder: string,
  { manifest, json, signature }: PublishedRelease,
): Promise<boolean> {
  try {
    // First, so that no process removes it while it is read.
    await utimes(folder, new Date(), new Date());
    const there = await readReleaseFolder(folder, manifest.name);
    // One that was kept before it was signed is written anew.
    return signature === undefined || (there.signature === signature && there.json.equals(json));
  } catch {
    return false;
  }
}
