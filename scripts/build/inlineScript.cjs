const { execFileSync } = require('node:child_process');
const path = require('node:path');

const script = path.join(__dirname, 'compileInlineScript.ts');

/** The minified texts of modules, by file. In a process of its own: what asks takes only what comes at once. */
function compileInline(files) {
  const args = ['--import', '@oxc-node/core/register', script, ...files];
  const cwd = path.dirname(path.dirname(__dirname));
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', cwd }));
}

/** Loader of the bundler: a module that is imported with `?inline` is its own minified text. */
module.exports = function load() {
  const { [this.resourcePath]: text } = compileInline([this.resourcePath]);
  return `export default ${JSON.stringify(text)}`;
};
module.exports.compileInline = compileInline;
