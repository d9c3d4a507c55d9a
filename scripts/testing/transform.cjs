const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const packageFile = path.join(__dirname, '../../node_modules/@rspack/core/package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
const own = readFileSync(__filename);

/** Compiles tests and what they import to CommonJS, with the compiler that the bundler has. */
module.exports = {
  getCacheKey: (source, file, { transformerConfig, configString }) =>
    createHash('sha256')
      .update(JSON.stringify([source, file, transformerConfig, configString, version]))
      .update(own)
      .digest('hex'),

  process(source, file, { transformerConfig }) {
    // Only here: most files are in Jest's cache, and the bundler takes a while to load.
    const { rspack } = require('@rspack/core');
    return rspack.experiments.swc.transformSync(source, {
      ...transformerConfig,
      filename: file,
      module: { type: 'commonjs' },
      sourceMaps: true,
      swcrc: false,
    });
  },
};
