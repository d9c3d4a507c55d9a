const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const endStorages = require('./endStorages.cjs');

module.exports = class extends JsdomEnvironment {
  async teardown() {
    // Modules of Node are the same for all test files.
    this.moduleMocker?.restoreAllMocks();
    await super.teardown();
    endStorages();
  }
};
