const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const endStorages = require('./endStorages.cjs');

/**
 * Tests on Node run in the realm of Node itself: its errors and dates are theirs, as in production, and
 * test files may share what they load (nodeRuntime.cjs). What a file changes of the globals, and each
 * spy, ends with it.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.originals = [globalThis, process, process.env].map((object) => [
      object,
      { __proto__: null, ...Object.getOwnPropertyDescriptors(object) },
    ]);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  /** Loads what stays for later test files, with the globals as they were before this one. */
  loadShared(load) {
    const changed = this.originals.map((one) => restore(one));
    try {
      return load();
    } finally {
      for (const one of changed) restore(one, Reflect.ownKeys(one[1]));
    }
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const one of this.originals) restore(one);
    endStorages();
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return undefined;
  }
};

const allNames = (...objects) => new Set(objects.flatMap((object) => Reflect.ownKeys(object)));

/** Restores properties of an object. @returns what brings back those that had changed */
function restore([object, before], names = allNames(object, before)) {
  const changed = {};
  for (const name of names) {
    const now = Object.getOwnPropertyDescriptor(object, name);
    const isSame = now?.value === before[name]?.value && now?.get === before[name]?.get;
    if (isSame || now?.configurable === false) continue;
    changed[name] = now;
    if (before[name]) Object.defineProperty(object, name, before[name]);
    else delete object[name];
  }
  return [object, changed];
}
