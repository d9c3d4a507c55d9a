const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const endStorages = require('./endStorages.cjs');

module.exports = class extends JsdomEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
};
