const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');

const program = path.join(__dirname, 'printCalls.ts');
const contract = path.join(__dirname, '../../shared-api/src');

/**
 * Loader of the bundler: `shared-api/src/contract/calls.ts` becomes its own value, so that what readers
 * load has neither the schemas nor the rest of the contract. In a process of its own, because a watching
 * bundler would keep the former contract.
 */
module.exports = async function load() {
  this.addContextDependency(contract);
  const args = ['--import', '@oxc-node/core/register', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: path.dirname(path.dirname(__dirname)),
  });
  return stdout;
};
