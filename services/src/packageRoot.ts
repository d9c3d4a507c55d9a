import path from 'node:path';

/** The folder of this package; the same from `src/` and from the bundle in `dist/`. */
export const packageRoot = path.resolve(import.meta.dirname, '..');
