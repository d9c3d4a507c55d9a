import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { baseConfig, webOutput } from '../bundler/baseConfig';
import { compile } from './compile';

/**
 * Prints each module named on the command line, with all that it imports, as one minified script: a JSON
 * object of them by file. Files that they import are those of the browser build, by their names alone:
 * their folder is not known yet.
 */
const texts: Record<string, string> = {};

const configOf = (file: string) => {
  const config = baseConfig('inline', 'production', 'web', { directory: path.dirname(file) });
  return {
    ...config,
    // Names as plain strings; the bundler's `publicPath` takes code that looks it up.
    module: { ...config.module, generator: { 'asset/resource': { publicPath: '' } } },
    entry: { inline: file },
    output: { assetModuleFilename: webOutput('', 'production')?.assetModuleFilename },
    plugins: [
      (compiler: Compiler) => {
        compiler.hooks.shouldEmit.tap('inline', ({ assets }) => {
          texts[file] = String(assets['inline.js']?.source());
          return false;
        });
      },
    ],
  };
};

await compile(process.argv.slice(2).map((file) => configOf(path.resolve(file))));
process.stdout.write(JSON.stringify(texts));
