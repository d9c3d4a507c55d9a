// Writes beside a built program, its first argument, the code of all of its functions.
const { readdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { readBundle } = require('./readBundle.cjs');

const filename = process.argv[2];
const { codeFile, compile } = readBundle(filename);
const folder = path.dirname(filename);
for (const former of readdirSync(folder)) {
  const isCode = former.startsWith(`${path.basename(filename)}.`) && former.endsWith('.code');
  if (isCode) rmSync(path.join(folder, former));
}
setFlagsFromString('--no-lazy');
const script = compile();
// Part of the options that V8 compares.
setFlagsFromString('--lazy');
writeFileSync(codeFile, script.createCachedData());
