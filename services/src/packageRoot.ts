import path from 'node:path';

/** The folder of this package; the same from `src/` and from the bundle in `dist/`. */
export const packageRoot = path.resolve(import.meta.dirname, '..');

/** The file of a worker thread: its source below `src/`, or its bundle beside this one. */
export const threadFile = (source: string): string =>
  path.basename(import.meta.dirname) === 'dist'
    ? path.join(import.meta.dirname, `${path.basename(source, '.ts')}.cjs`)
    : path.join(import.meta.dirname, source);
