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

/** A hash over everything that goes into a build: the folders' sources, and the files given by path. */
export function sourceHash(
  root: string,
  folders: readonly string[],
  files: readonly string[],
): string {
  const hash = createHash('sha256');
  const all = [
    ...folders.flatMap((folder) => [...sourceFiles(path.resolve(root, folder))]),
    ...files.map((file) => path.join(root, file)),
  ].sort();
  for (const file of all) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 24);
}
