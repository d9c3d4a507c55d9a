import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { memoryOptions } from '../run/ManagedProcess';
import { root } from '../runProgram';

export function compile(configurations: Configuration[]): Promise<readonly Stats[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats?.stats ?? []);
      });
    });
  });
}

const program = path.join(root, 'scripts/run/bundles/compileBundle.cjs');

/** Writes beside a built program the code from which `npm start` runs it. */
export async function compileCode(outfile: string): Promise<void> {
  // V8 takes code that was compiled with other options for unfit.
  await promisify(execFile)(process.execPath, [...memoryOptions, program, outfile]);
}
