import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireDebianFile } from '../run/debianPackage';
import { outputOf, run, succeeds } from './engine';

const made: string[] = [];
const certificates = '/etc/ssl/certs/ca-certificates.crt';

const isHad = (image: string): boolean =>
  succeeds('image', 'inspect', image) || succeeds('pull', image);

/** Makes the images among these that no registry gives, from Debian with this machine's Node and npm. */
export function requireBaseImages(images: readonly string[]): void {
  const missing = images.filter((image) => !isHad(image));
  if (missing.length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-images-'));
  try {
    const archive = path.join(folder, 'root.tar');
    makeRoot(archive);
    for (const image of missing) {
      made.push(image);
      run(['import', '--change', `ENV NODE_EXTRA_CA_CERTS=${certificates}`, archive, image]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeRoot(archive: string): void {
  requireDebianFile('/usr/bin/mmdebstrap', ['mmdebstrap']);
  const npm = path.resolve(process.execPath, '../../lib/node_modules/npm');
  const hooks = [
    'mkdir -p "$1/usr/local/bin" "$1/usr/local/lib/node_modules"',
    `copy-in ${process.execPath} /usr/local/bin`,
    `copy-in ${npm} /usr/local/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
    `copy-in ${certificates} ${path.dirname(certificates)}`,
    'chroot "$1" useradd --create-home --uid 1000 node',
  ];
  execFileSync(
    'mmdebstrap',
    [
      '--variant=minbase',
      '--include=ca-certificates,libstdc++6',
      ...hooks.map((hook) => `--customize-hook=${hook}`),
      'bookworm',
      archive,
    ],
    { stdio: 'inherit' },
  );
}

/** Makes MongoDB's image, where no registry gives it, from the image of the whole site. */
export function requireMongoImage(image: string, site: string): boolean {
  if (isHad(image)) return false;
  made.push(image);
  const folder = path.join(import.meta.dirname, 'mongo');
  run(['build', '--build-arg', `SITE=${site}`, '--tag', image, folder]);
  return true;
}

/** Removes what has been made: it bears the names of others. */
export function removeMadeImages(): void {
  for (const image of made.splice(0)) outputOf('image', 'rm', '--force', image);
}
