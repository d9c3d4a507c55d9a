const { AsyncLocalStorage } = require('node:async_hooks');

const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/** Ends the storages of a finished test file, which would go on to be told of each promise of the next ones. */
module.exports = function endStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
};
