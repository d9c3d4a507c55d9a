import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist']);
// Read when the demo content is loaded, not when something is built.
const seedContent = path.join('services', 'seed');
const relevant = /\.(tsx?|[cm]?js|json|md|svg|webm|mp4)$/;

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name) && !file.endsWith(seedContent)) yield* sourceFiles(file);
    } else if (relevant.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      yield file;
    }
  }
}

/**
 * Hashes what builds are made from: the sources in folders, and files given by path. Each folder is read
 * once for all builds that one of these hashes, which must be of one moment.
 */
export function createSourceHash(root: string) {
  const known = new Map<string, Buffer>();
  const hashOfAll = (name: string, files: readonly string[]) => {
    const hash = createHash('sha256');
    for (const file of [...files].sort()) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
    const digest = hash.digest();
    known.set(name, digest);
    return digest;
  };
  return (folders: readonly string[], files: readonly string[]): string => {
    const hash = createHash('sha256');
    for (const folder of [...folders].sort()) {
      const absolute = path.resolve(root, folder);
      hash.update(known.get(folder) ?? hashOfAll(folder, [...sourceFiles(absolute)]));
    }
    for (const file of files)
      hash.update(known.get(file) ?? hashOfAll(file, [path.join(root, file)]));
    return hash.digest('hex').slice(0, 24);
  };
}
