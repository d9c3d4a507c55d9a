const { Script, runInContext } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const cacheTexts = require('./cacheTexts.cjs');

/**
 * Globals that no test replaces. Node takes half a microsecond or more for each look at a global of a
 * context, and React alone takes eight for each element, so that code gets these as variables.
 */
const GLOBALS = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number'],
  ...['Object', 'Promise', 'Proxy', 'RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['SyntaxError', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakRef', 'WeakSet'],
  ...['Infinity', 'NaN', 'isNaN', 'parseFloat', 'parseInt', 'globalThis', 'process'],
  ...['document', 'window'],
];

/** What each file compiles to, by the head of its function and its path. */
const scripts = new Map();

function scriptOf(source, filename, head) {
  const key = `${head} ${filename}`;
  const known = scripts.get(key);
  if (known?.source === source) return known.script;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(key, { source, script });
  return script;
}

/**
 * Evaluates every file anew for each test file, as Jest does, but compiles it once for each of its
 * processes.
 */
module.exports = class ScriptRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    cacheTexts(this);
    const { executor } = this;
    const { compile, injectedModuleParameters: parameters } = executor;
    const context = environment.getVmContext();
    // A test on Node has no document.
    const names = GLOBALS.filter((name) => name in environment.global);
    const values = runInContext(`[${names}]`, context);
    const head = `((${names}) => function (${parameters}) {`;
    executor.compile = (source, filename) => {
      try {
        if (environment.getVmContext()) {
          return scriptOf(source, filename, head).runInContext(context)(...values);
        }
      } catch {
        // Jest knows what to say about it.
      }
      return compile.call(executor, source, filename);
    };
  }
};
