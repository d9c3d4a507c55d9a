import { type Compiler, rspack } from '@rspack/core';

const NAME = 'sortSriHashes';
const MAP = /(sriHashes=\{)([^}]*)(\})/g;

export const sortMap = (text: string): string =>
  text.replace(MAP, (_all, start, entries, end) =>
    [start, entries.split(',').sort().join(','), end].join(''),
  );

/**
 * Puts the integrity hashes that a runtime knows in order. The bundler writes them in any, and the
 * same sources would be another release at each build.
 */
export function sortSriHashes({ hooks }: Compiler): void {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
      for (const [file, asset] of Object.entries(assets)) {
        const text = file.endsWith('.js') ? asset.source().toString() : '';
        if (!text.includes('sriHashes={')) continue;
        compilation.updateAsset(file, new rspack.sources.RawSource(sortMap(text)));
      }
    });
  });
}
