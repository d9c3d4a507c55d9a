import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { integrityOf } from './integrity';
import { parseManifest } from './manifest';

/** A release as it was published: what its `remote.json` says, and every file that it names. */
export interface ReleaseFiles {
  manifest: RemoteManifest;
  files: ReadonlyMap<string, Buffer>;
}

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Puts manifest and files together. Throws when a file differs from what was published. */
export async function collectFiles(
  manifest: RemoteManifest,
  read: (file: string, bytes: number) => Promise<Buffer>,
): Promise<ReleaseFiles> {
  const files = await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity, bytes: size }]) => {
      const bytes = await read(file, size);
      if (integrityOf(bytes) !== integrity) {
        throw new Error(`${file} of ${manifest.name} is not the file that was published`);
      }
      return [file, bytes] as const;
    }),
  );
  return { manifest, files: new Map(files) };
}

/** Reads a release from a folder with a `remote.json`. Throws when anything is missing or damaged. */
export async function readReleaseFolder(folder: string, name: string): Promise<ReleaseFiles> {
  const json = await readFile(path.join(folder, 'remote.json'), 'utf8');
  return collectFiles(parseManifest(JSON.parse(json), name), (file) =>
    readFile(path.join(folder, file)),
  );
}

/** Writes a release's files, ready-made for every encoding. The folder is there whole or not at all. */
export async function writeReleaseFolder(
  folder: string,
  { manifest, files }: ReleaseFiles,
): Promise<void> {
  const isThere = await readReleaseFolder(folder, manifest.name).catch(() => null);
  if (isThere) return;
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true });
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      const target = path.join(unfinished, file);
      const [br, gz] = await Promise.all([compress.br(bytes), compress.gz(bytes)]);
      await Promise.all([
        writeFile(target, bytes),
        writeFile(`${target}.br`, br),
        writeFile(`${target}.gz`, gz),
      ]);
    }),
  );
  await writeFile(path.join(unfinished, 'remote.json'), JSON.stringify(manifest));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
