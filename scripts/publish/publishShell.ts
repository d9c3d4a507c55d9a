import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { integrityOf } from '@pressline/releases/files/releaseFiles';
import { writeAtomically } from '@pressline/releases/files/writeFiles';
import type { Compilation, Stats } from '@rspack/core';
import { sharedModules } from '../../federation';
import { displayFontFile } from '../../shared-ui/src/theme/displayFont';
import type { ShellAssets } from '../../shell/host/files/shellAssets';
import { sharedVersions } from '../bundler/sharedConfig';
import { root } from '../runProgram';
import { copyHashed, precompress, removeFormer } from './publishedFiles';

const shellFolder = path.join(root, 'shell');
const SERVICE_WORKER = 'service-worker.js';
const bundles = ['dist/bundle', 'dist/page-script'].map((folder) => path.join(shellFolder, folder));
const directory = path.join(shellFolder, 'dist/client');
const fontSource = createRequire(import.meta.url).resolve(displayFontFile);

/**
 * Replaces the shell's published files by a fresh bundle; running hosts have a copy of the former ones.
 * `shell.json`, which tells a host the shell's files, is written last.
 */
export async function publishShell(stats: readonly Stats[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  const scripts: string[] = [];
  for (const bundle of bundles) {
    for (const file of await readdir(bundle)) {
      await copyFile(path.join(bundle, file), path.join(directory, file));
      scripts.push(file);
    }
  }
  const script = entryOf('shell', scripts);
  const pageScript = entryOf('page', scripts);
  const font = await copyHashed(fontSource, directory, 'display');
  const images = await copyImages();
  const files = [...scripts, font, ...Object.values(images)];
  const assets: ShellAssets = {
    script,
    integrity: await publishedIntegrity(script),
    pageScript: { file: pageScript, integrity: await publishedIntegrity(pageScript) },
    onDemand: await onDemandFiles(stats),
    font,
    images,
    files,
    shared: sharedVersions,
  };
  await copyFile(
    path.join(shellFolder, 'worker', SERVICE_WORKER),
    path.join(directory, SERVICE_WORKER),
  );
  await precompress(directory);
  await writeAtomically(path.join(directory, 'shell.json'), JSON.stringify(assets, null, 1));
  await removeFormer(directory, [...files, SERVICE_WORKER, 'shell.json']);
  for (const bundle of bundles) await rm(bundle, { recursive: true });
}

function entryOf(name: string, scripts: readonly string[]): string {
  const found = scripts.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  if (!found) throw new Error(`The shell build has no script ${name}`);
  return found;
}

const publishedIntegrity = async (file: string) =>
  integrityOf(await readFile(path.join(directory, file)));

async function copyImages(): Promise<ShellAssets['images']> {
  const images: ShellAssets['images'] = {};
  const folder = path.join(shellFolder, 'public');
  for (const file of await readdir(folder)) {
    images[file] = await copyHashed(path.join(folder, file), directory);
  }
  return images;
}

/** The files that hold each shared module which the shell's own script does without. */
async function onDemandFiles(stats: readonly Stats[]): Promise<ShellAssets['onDemand']> {
  const result: ShellAssets['onDemand'] = {};
  for (const [request, { isOnDemand }] of Object.entries(sharedModules)) {
    if (!isOnDemand) continue;
    const files = stats.flatMap(({ compilation }) => filesOfModule(compilation, request));
    if (files.length === 0) throw new Error(`The shell build has no script with ${request}`);
    result[request] = await Promise.all(
      files.map(async (file) => ({ file, integrity: await publishedIntegrity(file) })),
    );
  }
  return result;
}

function filesOfModule(compilation: Compilation, request: string): string[] {
  const provider = [...compilation.modules].find((module) =>
    module.identifier().includes(`) ${request}@`),
  );
  if (!provider) return [];
  // The provider itself only announces the version; the code hangs behind its asynchronous import.
  return provider.blocks.flatMap(
    (block) =>
      compilation.chunkGraph
        .getBlockChunkGroup(block)
        ?.getFiles()
        .filter((file) => file.endsWith('.js')) ?? [],
  );
}
