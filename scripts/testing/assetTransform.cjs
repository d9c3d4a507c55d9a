const path = require('node:path');

// What the bundler answers with an address is its name in tests.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.basename(file)}`)};`,
  }),
};
