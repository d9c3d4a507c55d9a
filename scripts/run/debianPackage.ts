import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that `file` is there. When it is missing, root installs the packages that bring it; without
 * root or apt it throws what to install; `hint` names another way.
 */
export function requireDebianFile(file: string, packages: readonly string[], hint = ''): void {
  if (existsSync(file)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(file, packages);
  if (existsSync(file)) return;
  const command = `apt-get install ${packages.join(' ')}`;
  throw new Error(`${file} is missing. Install it with "${command}"${hint}.`);
}

function install(file: string, packages: readonly string[]): void {
  console.log(`No ${file} found: installing ${packages.join(' and ')}`);
  const options: SpawnSyncOptions = {
    stdio: 'inherit',
    // RUNLEVEL keeps apt from starting the services that the packages bring.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
