const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { compiled } = require('./compileInlineScripts.cjs');

let texts;

function textOf(file) {
  texts ??= JSON.parse(readFileSync(compiled, 'utf8'));
  return texts[file];
}

/** What a script imports decides its text too, so that the text is the key. */
exports.getCacheKey = (_source, file) => createHash('sha256').update(textOf(file)).digest('hex');
exports.process = (_source, file) => ({
  code: `exports.__esModule = true; exports.default = ${JSON.stringify(textOf(file))}`,
});
