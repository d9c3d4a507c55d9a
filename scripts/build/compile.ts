import { type Configuration, rspack, type Stats } from '@rspack/core';

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
