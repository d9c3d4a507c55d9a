// `npm start` in plain JavaScript: it runs a bundle, because a TypeScript loader would stay in memory,
// and so would the bundler, which therefore works in a process of its own that ends.
const { fork } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const bundle = path.join(root, 'dist/start.cjs');
const exitWithParent = path.join(__dirname, 'exitWithParent.cjs');

/** Builds what is named, or all that the site needs, without what only production needs. Ends this program with the code of a build that failed. */
function build(...names) {
  const child = fork(path.join(root, 'scripts/build/build.ts'), ['--quick', ...names], {
    cwd: root,
    execArgv: ['--require', exitWithParent, '--import', '@oxc-node/core/register'],
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

/** The names of what has to be built. The program of an older checkout cannot tell, or looks for folders that have moved. */
function staleNames(program) {
  try {
    return program.staleNames();
  } catch {
    return ['start'];
  }
}

/** Starts the site by the program that is built, or, where its sources have changed, is built first. */
async function start() {
  const program = existsSync(bundle) ? require(bundle) : undefined;
  const stale = staleNames(program);
  if (!stale.includes('start'))
    return program.start(stale.length > 0 ? () => build(...stale) : undefined);
  delete require.cache[bundle];
  await build();
  return start();
}

start();
