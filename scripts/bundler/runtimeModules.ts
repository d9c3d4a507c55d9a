import path from 'node:path';
import { root } from '../runProgram';

/**
 * The federation runtime as ES modules, of which the bundler keeps only what is used. The plugin itself
 * names the CommonJS ones, whole.
 */
export const runtimeModules = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin'].map((name) => {
    const folder = path.join(root, 'node_modules/@module-federation', name, 'dist');
    return [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')];
  }),
);
