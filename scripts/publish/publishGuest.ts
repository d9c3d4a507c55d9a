import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FEDERATION_MANIFEST, GUEST_FOLDER } from '@pressline/releases/files/guestFiles';
import { integrityOf } from '@pressline/releases/files/integrity';
import type { ReleaseFile } from '@pressline/shared-api/remote-contract';
import { exposedMount } from '../bundler/defineGuest';
import { precompress } from './precompress';
import { publishFederationManifest } from './publishFederationManifest';
import { removeFormer } from './removeFormer';

/**
 * Publishes the fresh container for hosts of others in a folder of its own below `target`, with its
 * manifest of the standard and unless it is a copy its types. Files that were written before a time
 * are removed. Answers the files, as the release names them.
 */
export async function publishGuest(
  directory: string,
  target: string,
  { isCopy, before }: { isCopy: boolean; before: number },
): Promise<Record<string, ReleaseFile>> {
  const folder = path.join(target, GUEST_FOLDER);
  await mkdir(folder, { recursive: true });
  const built = path.join(directory, 'dist/guest');
  const widget = path.join(directory, 'dist/widget');
  const scripts = [...(await copyScripts(built, folder)), ...(await copyScripts(widget, folder))];
  const files = await describe(folder, scripts);
  const element = scripts.find((file) => file.startsWith('help-widget.')) ?? '';
  const described = await publishFederationManifest(
    built,
    folder,
    files,
    isCopy ? null : { mount: path.join(directory, exposedMount) },
    // For those who make the tag of a page.
    { widget: { name: element, integrity: files[element]?.integrity } },
  );
  // Under a name of its own as well: what has the fixed name is replaced by the next release.
  const manifest = await copyHashed(folder, FEDERATION_MANIFEST);
  const published = [manifest, ...scripts, ...described];
  await precompress(folder);
  await removeFormer(folder, published, before);
  for (const place of [built, widget]) await rm(place, { recursive: true });
  const immutable = published.filter((file) => file !== FEDERATION_MANIFEST);
  const all = Object.entries(await describe(folder, immutable));
  return Object.fromEntries(all.map(([file, facts]) => [`${GUEST_FOLDER}/${file}`, facts]));
}

async function copyHashed(folder: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(folder, file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const { name, ext } = path.parse(file);
  await writeFile(path.join(folder, `${name}.${hash}${ext}`), bytes);
  return `${name}.${hash}${ext}`;
}

async function copyScripts(from: string, to: string): Promise<string[]> {
  const scripts = (await readdir(from)).filter((file) => file.endsWith('.js'));
  for (const file of scripts) await copyFile(path.join(from, file), path.join(to, file));
  return scripts;
}

async function describe(
  folder: string,
  names: readonly string[],
): Promise<Record<string, ReleaseFile>> {
  const files = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name, { integrity: integrityOf(bytes), bytes: bytes.length }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
