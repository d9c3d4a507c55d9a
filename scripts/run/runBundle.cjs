// Runs a built program, its first argument, from the code that V8 compiled for it when it ran before:
// parsing megabytes is most of what its start takes. That code is kept in DATA_DIR.
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
const { statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { constants, Script } = require('node:vm');

/** By then a start is over, and V8 has not yet thrown away what nobody calls again. */
const KEEP_AFTER_MS = 5_000;

process.argv.splice(1, 1);
const filename = process.argv[1];
const folder = path.join(process.env.DATA_DIR, 'code-cache');
const name = path.basename(filename);
// V8 itself compares no more of a program than its length.
const { mtimeMs, size } = statSync(filename);
const file = path.join(folder, `${name}-${size}-${mtimeMs}`);

function readKept() {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const kept = readKept();
const wrapped = Buffer.concat([
  Buffer.from('(function (exports, require, module, __filename, __dirname) {'),
  readFileSync(filename),
  Buffer.from('\n})'),
]);
// Bundles are ASCII, which needs one byte a character; joined as bytes they are in memory once.
const script = new Script(wrapped.toString('latin1'), {
  filename,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(kept && { cachedData: kept }),
});

/** Replaces what is kept of this program. Without it the next start takes longer, and that is all. */
function keep() {
  clearTimeout(timer);
  process.off('exit', keep);
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, script.createCachedData(), { flush: true, mode: 0o600 });
    renameSync(draft, file);
    for (const other of readdirSync(folder)) {
      const isFormer = other.startsWith(`${name}-`) && other !== path.basename(file);
      if (isFormer) rmSync(path.join(folder, other), { force: true });
    }
  } catch {}
}

// Another version of Node or other options of V8 reject it.
const isFit = kept !== undefined && script.cachedDataRejected === false;
const timer = isFit ? undefined : setTimeout(keep, KEEP_AFTER_MS).unref();
if (!isFit) process.on('exit', keep);

const program = { exports: {} };
script.runInThisContext()(
  ...[program.exports, createRequire(filename), program, filename, path.dirname(filename)],
);
