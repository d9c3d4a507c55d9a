const { readFileSync } = require('node:fs');
const { constants, Script } = require('node:vm');
const { crc32 } = require('node:zlib');

/** A built program as a function for V8, and the file beside it with its compiled code. */
exports.readBundle = (filename) => {
  const bytes = readFileSync(filename);
  // Bundles are ASCII, which needs one byte a character; joined as bytes they are in memory once.
  const source = Buffer.concat([
    Buffer.from('(function (exports, require, module, __filename, __dirname) {'),
    bytes,
    Buffer.from('\n})'),
  ]).toString('latin1');
  return {
    // V8 itself compares no more of a program than its length.
    codeFile: `${filename}.${crc32(bytes).toString(16)}.code`,
    compile: (cachedData) =>
      new Script(source, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        ...(cachedData && { cachedData }),
      }),
  };
};
