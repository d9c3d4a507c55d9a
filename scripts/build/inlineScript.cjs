const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const path = require('node:path');

// In a process of its own, because Jest takes only what comes at once.
const compile = (file) =>
  execFileSync(
    process.execPath,
    ['--import', '@oxc-node/core/register', path.join(__dirname, 'compileInlineScript.ts'), file],
    { encoding: 'utf8', cwd: path.dirname(path.dirname(__dirname)) },
  );
const compiled = new Map();

/** Loader of the bundler: a module that is imported with `?inline` is its own minified text. */
module.exports = function load() {
  return `export default ${JSON.stringify(compile(this.resourcePath))}`;
};

/** The same for Jest. What the script imports decides the text too, so that it is the key. */
module.exports.getCacheKey = (_source, file) => {
  compiled.set(file, compile(file));
  return createHash('sha256').update(compiled.get(file)).digest('hex');
};
module.exports.process = (_source, file) => ({
  code: `exports.__esModule = true; exports.default = ${JSON.stringify(compiled.get(file))}`,
});
