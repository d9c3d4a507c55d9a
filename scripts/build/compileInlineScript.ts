import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { baseConfig, webOutput } from '../bundler/baseConfig';
import { compile } from './compile';

// Prints the module named on the command line, with all that it imports, as one minified script. Files
// that it imports are those of the browser build, by their names alone: their folder is not known yet.
const file = path.resolve(process.argv[2] ?? '');
const config = baseConfig('inline', 'production', 'web', { directory: path.dirname(file) });
await compile([
  {
    ...config,
    // Names as plain strings; the bundler's `publicPath` takes code that looks it up.
    module: { ...config.module, generator: { 'asset/resource': { publicPath: '' } } },
    entry: { inline: file },
    output: {
      assetModuleFilename: webOutput('', 'production')?.assetModuleFilename,
    },
    plugins: [
      (compiler: Compiler) => {
        compiler.hooks.shouldEmit.tap('inline', ({ assets }) => {
          process.stdout.write(String(assets['inline.js']?.source()));
          return false;
        });
      },
    ],
  },
]);
