const path = require('node:path');

// In tests, importing a file gives its name; the bundler gives its address.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.basename(file)}`)};`,
  }),
};
