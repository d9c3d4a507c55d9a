import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/runProgram';

const run = promisify(execFile);

/**
 * Installs packages that the project does not use, by exact version and without their scripts, in
 * `.cache/bench/peers/<name>`. Resolves with that folder.
 */
export async function installPeers(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = path.join(root, '.cache/bench/peers', name);
  await mkdir(folder, { recursive: true });
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies });
  await writeFile(path.join(folder, 'package.json'), manifest);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options], { cwd: folder });
  return folder;
}

export const importPeer = (folder: string, name: string) =>
  import(createRequire(path.join(folder, 'package.json')).resolve(name));
