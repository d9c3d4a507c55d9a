import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Whether `file` is there, after root has installed the packages that bring it when it was not.
 * Without root, or where there is no apt, nothing is tried.
 */
export function hasDebianFile(file: string, packages: readonly string[]): boolean {
  if (existsSync(file)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`No ${file} found: installing ${packages.join(' and ')}`);
  const options: SpawnSyncOptions = {
    stdio: 'inherit',
    // RUNLEVEL: what the packages bring is not to be started, as in a container.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return existsSync(file);
}
