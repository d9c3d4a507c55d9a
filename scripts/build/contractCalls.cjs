const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const program = path.join(__dirname, 'printCalls.ts');
const root = path.dirname(path.dirname(__dirname));
/** The contract, and what it is made of. */
const sources = path.join(root, 'shared-api/src');

/** Asks for the module with the areas. */
const AREAS = '?areas';

/** In a process of its own, because what watches would keep the former contract. */
const readCalls = () =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', '@oxc-node/core/register', program], {
      encoding: 'utf8',
      cwd: root,
    }),
  );

/**
 * Loader of the bundler: `shared-api/src/contract/calls.ts` becomes its own value, so that what readers
 * load has neither the schemas nor the rest of the contract. Each area is an export of a module of its
 * own: the bundler leaves out the areas that no client has.
 */
module.exports = function load() {
  this.addContextDependency(sources);
  if (this.resourceQuery !== AREAS) return `export * as calls from './calls.ts${AREAS}';`;
  return Object.entries(readCalls())
    .map(([name, calls]) => `export const ${name} = ${JSON.stringify(calls)};`)
    .join('\n');
};

/** The same for Jest, whose tests of pages would evaluate the contract once for each file. */
module.exports.getCacheKey = () => {
  const hash = createHash('sha256').update(readFileSync(__filename));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    hash.update(file).update(readFileSync(path.join(sources, file)));
  }
  return hash.digest('hex');
};
module.exports.process = () => ({
  code: `Object.defineProperty(exports, '__esModule', { value: true });
    exports.calls = ${JSON.stringify(readCalls())};`,
});
