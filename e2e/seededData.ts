import path from 'node:path';

/**
 * The data folder of a composition that was started once, with the demo content. Compositions of specs
 * start on copies of it: to write and render that content takes most of a first start.
 */
export const seededData = path.resolve(import.meta.dirname, '../.cache/e2e/seeded');
