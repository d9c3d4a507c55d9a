const { mkdirSync, readdirSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { workspaces } = require('../../package.json');
const { compileInline } = require('../build/inlineScript.cjs');

const root = path.dirname(path.dirname(__dirname));
/** The texts of all inline scripts, by file, as they were when the tests began. */
const compiled = path.join(root, '.cache', 'inline-scripts.json');

function scriptsOf(workspace) {
  const folder = path.join(root, workspace, 'src');
  const names = readdirSync(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.script.ts')).map((name) => path.join(folder, name));
}

/** Before all tests, since each process of Jest would compile each of them for itself. */
module.exports = function compileInlineScripts() {
  const browsers = workspaces.filter((name) => /^(mfe-.*|shell|shared-consent)$/.test(name));
  const texts = compileInline(browsers.flatMap(scriptsOf));
  mkdirSync(path.dirname(compiled), { recursive: true });
  const own = `${compiled}.${process.pid}`;
  writeFileSync(own, JSON.stringify(texts));
  renameSync(own, compiled);
};
module.exports.compiled = compiled;
