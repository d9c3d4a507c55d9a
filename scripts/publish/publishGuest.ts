import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FEDERATION_MANIFEST, GUEST_FOLDER } from '@pressline/releases/files/releaseFiles';
import type { ReleaseFile } from '@pressline/shared-api/remote-manifest';
import type { BuildKind } from '../build/targets';
import { exposedMount } from '../bundler/defineGuest';
import { copyHashed, describeFiles, precompress, removeFormer } from './publishedFiles';
import { publishFederationManifest } from './publishFederationManifest';

/**
 * Publishes the fresh container for hosts of others in a folder of its own below `target`, with its
 * manifest of the standard and perhaps its types. Files that were written before a time
 * are removed. Returns the files, as the release names them.
 */
export async function publishGuest(
  directory: string,
  target: string,
  { kind, hasTypes, before }: { kind: BuildKind; hasTypes: boolean; before: number },
): Promise<Record<string, ReleaseFile>> {
  const folder = path.join(target, GUEST_FOLDER);
  await mkdir(folder, { recursive: true });
  const built = path.join(directory, 'dist/guest');
  const widget = path.join(directory, 'dist/widget');
  const scripts = [...(await copyScripts(built, folder)), ...(await copyScripts(widget, folder))];
  const files = await describeFiles(folder, scripts);
  const element = scripts.find((file) => file.startsWith('help-widget.')) ?? '';
  const described = await publishFederationManifest(
    built,
    folder,
    files,
    hasTypes ? { mount: path.join(directory, exposedMount) } : null,
    // For those who make the tag of a page.
    { widget: { name: element, integrity: files[element]?.integrity } },
  );
  // Under a name of its own as well: what has the fixed name is replaced by the next release.
  const manifest = await copyHashed(path.join(folder, FEDERATION_MANIFEST), folder);
  const published = [manifest, ...scripts, ...described];
  if (kind === 'production') await precompress(folder);
  await removeFormer(folder, published, before);
  for (const place of [built, widget]) await rm(place, { recursive: true });
  const immutable = published.filter((file) => file !== FEDERATION_MANIFEST);
  const all = Object.entries(await describeFiles(folder, immutable));
  return Object.fromEntries(all.map(([file, facts]) => [`${GUEST_FOLDER}/${file}`, facts]));
}

async function copyScripts(from: string, to: string): Promise<string[]> {
  const scripts = (await readdir(from)).filter((file) => file.endsWith('.js'));
  for (const file of scripts) await copyFile(path.join(from, file), path.join(to, file));
  return scripts;
}
