const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Starting its WebAssembly a second time in a process mixes the memories of both. */
const STARTS_ONCE = '@bokuweb/zstd-wasm';

/**
 * Loads our own code anew for each test file, as Jest does, but packages once for each of its processes:
 * to load the database driver and its like took a third of the time of the service tests. A file that
 * names another environment gets everything anew.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.sharesPackages = !environment.getVmContext();
    const { executor } = this;
    if (!this.sharesPackages) return;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, ...rest) {
    const isShared = this.sharesPackages && name && !options?.isInternalModule;
    if (isShared && !this._resolution.isCoreModule(name)) {
      const file = this._resolution.resolveCjs(from, name);
      const isPackage = /\/node_modules\/.*\.[cm]?js$/.test(file);
      if (isPackage && !file.includes(STARTS_ONCE)) return require(file);
    }
    return super.requireModule(from, name, options, ...rest);
  }
};
