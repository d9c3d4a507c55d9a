import { forkProgram } from '../api/forkProgram';
import { printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { type EngineName, engines, PEERS } from './engines';
import { installPeers } from './installPeers';
import type { EngineMeasures } from './measureEngine';

/**
 * Compares the search index with another library's, each alone in a process of its own, one after the other:
 * articles of 430 words, 300 searches of one to three words, of which some are cut short, and 100 titles
 * with a mistake. `npm run search -w bench -- [articles …]`
 */
const given = typedNumbers('search -w bench -- [articles …]', { most: Infinity });
const sizes = given.length > 0 ? given : [800, 5_000];

const PATIENCE_MS = 4 * 60_000;

const folder = await installPeers('search', PEERS);
printHead([
  'articles',
  'engine',
  'indexed after s',
  'longest stop ms',
  'MB',
  'p50 / p95 / p99 ms',
  'misspelled titles found',
]);
for (const articles of sizes) {
  for (const engine of Object.keys(engines) as EngineName[]) {
    const setup = { engine, folder, articles };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const measured = await forkProgram('../search/measureEngine.ts', setup, signal).catch(
      () => null,
    );
    if (!measured) {
      printRow([
        articles,
        engine,
        `not done after ${PATIENCE_MS / 60_000} minutes`,
        '',
        '',
        '',
        '',
      ]);
      continue;
    }
    const { message, stop } = measured;
    stop();
    const { indexedSeconds, stoppedMs, megabytes, p50, p95, p99, found } =
      message as EngineMeasures;
    const waits = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
    const built = [indexedSeconds.toFixed(1), stoppedMs.toFixed(0), megabytes.toFixed(0)];
    printRow([articles, engine, ...built, waits, found]);
  }
}
