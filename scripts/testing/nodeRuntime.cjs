const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const cacheTexts = require('./cacheTexts.cjs');

/** Of our own files, what is the same for every test and dear to make. */
const LOADED_ONCE = /\/services\/test\/ownContract\.ts$/;
const loadedOnce = new Map();

/** What each file of ours compiles to, by its path. */
const compiled = new Map();

function compile(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.run;
  const run = compileFunction(source, parameters, { filename });
  compiled.set(filename, { source, run });
  return run;
}

/**
 * Loads our own code anew for each test file, as Jest does, but compiles it once for each of its processes,
 * and loads packages once: to load the database driver and its like took a third of the time of the
 * service tests. A file that names another environment gets everything anew.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    cacheTexts(this);
    this.sharesPackages = !environment.getVmContext();
    const { watch, watchAll } = rest.at(-1) ?? {};
    this.isWatching = watch || watchAll;
    const { executor } = this;
    if (!this.sharesPackages) return;
    this.loadShared = (load) => environment.loadShared(load);
    executor.compile = (source, filename) =>
      compile(source, filename, executor.injectedModuleParameters);
  }

  requireModule(from, name, options, ...rest) {
    const isShared = this.sharesPackages && name && !options?.isInternalModule;
    if (isShared && !this._resolution.isCoreModule(name)) {
      const file = this._resolution.resolveCjs(from, name);
      const isPackage = /\/node_modules\/.*\.[cm]?js$/.test(file);
      if (isPackage) {
        return require.cache[file] ? require(file) : this.loadShared(() => require(file));
      }
      if (LOADED_ONCE.test(file) && !this.isWatching) {
        if (!loadedOnce.has(file)) {
          const load = () => super.requireModule(from, name, options, ...rest);
          loadedOnce.set(file, this.loadShared(load));
        }
        return loadedOnce.get(file);
      }
    }
    return super.requireModule(from, name, options, ...rest);
  }
};
