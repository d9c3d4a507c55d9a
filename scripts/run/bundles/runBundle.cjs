// Runs a built program, its first argument, from the code that the build has compiled (compileBundle.cjs):
// parsing megabytes is most of what its start takes.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { readBundle } = require('./readBundle.cjs');

process.argv.splice(1, 1);
const filename = process.argv[1];
const { codeFile, compile } = readBundle(filename);

/** Without it, or where another version of Node rejects it, the start takes longer, and that is all. */
function readCode() {
  try {
    return readFileSync(codeFile);
  } catch {
    return undefined;
  }
}

const program = { exports: {} };
compile(readCode()).runInThisContext()(
  ...[program.exports, createRequire(filename), program, filename, path.dirname(filename)],
);
