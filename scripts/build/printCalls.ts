import * as calls from '../../shared-api/src/contract/calls';

const exports = Object.entries(calls).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
);
process.stdout.write(exports.join('\n'));
