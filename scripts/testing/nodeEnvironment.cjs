const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const endStorages = require('./endStorages.cjs');

/**
 * Tests on Node run in the realm of Node itself: its errors and dates are theirs, as in production, and
 * test files may share what they load (nodeRuntime.cjs). What a file changes of the globals ends with it.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.restores = [globalThis, process, process.env].map(restoring);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const restore of this.restores) restore();
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

/** Notes the properties of an object, and answers what brings them back. */
function restoring(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    const after = Object.getOwnPropertyDescriptors(object);
    for (const name of Reflect.ownKeys(after)) {
      if (!before[name] && after[name].configurable) delete object[name];
    }
    for (const name of Reflect.ownKeys(before)) {
      if (after[name]?.value === before[name].value) continue;
      if (after[name]?.configurable !== false) Object.defineProperty(object, name, before[name]);
    }
  };
}
