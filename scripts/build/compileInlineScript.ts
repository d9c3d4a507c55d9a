import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { baseConfig } from '../../rspack.base';
import { compile } from './compile';

// Prints the module named on the command line, with all that it imports, as one minified script.
const file = path.resolve(process.argv[2] ?? '');
await compile([
  {
    ...baseConfig('inline', 'production', 'web', { directory: path.dirname(file) }),
    entry: { inline: file },
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
