import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { DownloadedRelease } from './downloadRelease';
import { integrityOf } from './integrity';
import { parseManifest } from './manifest';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Keeps adopted releases on disk: one immutable folder each, and which one of a remote is in force. */
export class ReleaseStore {
  constructor(private readonly directory: string) {}

  /** Writes a release's files, ready-made for every encoding. Files of older releases stay. */
  async save({ manifest, files }: DownloadedRelease): Promise<void> {
    const folder = path.join(this.directory, manifest.name, manifest.release);
    await mkdir(folder, { recursive: true });
    await Promise.all(
      [...files].map(async ([file, bytes]) => {
        const target = path.join(folder, file);
        const [br, gz] = await Promise.all([compress.br(bytes), compress.gz(bytes)]);
        await Promise.all([
          writeFile(target, bytes),
          writeFile(`${target}.br`, br),
          writeFile(`${target}.gz`, gz),
        ]);
      }),
    );
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
  }

  /** Marks a saved release as the one to start with next time. */
  async setCurrent(name: string, release: string): Promise<void> {
    const file = path.join(this.directory, name, 'current');
    await writeFile(`${file}.next`, release);
    await rename(`${file}.next`, file);
  }

  /** The release in force when the host last ran, or null. Throws when its files were damaged. */
  async loadCurrent(name: string): Promise<DownloadedRelease | null> {
    const current = await readFile(path.join(this.directory, name, 'current'), 'utf8').catch(
      () => null,
    );
    if (current === null) return null;
    const folder = path.join(this.directory, name, path.basename(current.trim()));
    const manifest = parseManifest(
      JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')),
      name,
    );
    const files = await Promise.all(
      Object.entries(manifest.files).map(async ([file, { integrity }]) => {
        const bytes = await readFile(path.join(folder, file));
        if (integrityOf(bytes) !== integrity) throw new Error(`${file} of ${name} was damaged`);
        return [file, bytes] as const;
      }),
    );
    return { manifest, files: new Map(files) };
  }
}
