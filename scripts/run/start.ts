import { staleTargets } from '../build/stale';
import { startTargets } from '../build/targets';
import { runProgram } from '../runProgram';
import { startCluster } from './cluster';
import { startComposition } from './composition';
import { requireNginx } from './nginx/defineNginx';
import { assertPortsAreFree, clusterPortsOf, portsOf } from './ports';
import { Supervisor } from './Supervisor';
import { endWithNpm, stopOnSignal } from './stopOnSignal';

/** The names of what `npm start` runs and has to build first. */
export const staleNames = (): string[] =>
  staleTargets(startTargets, 'quick').map(({ name }) => name);

/**
 * `npm start`: the site. `npm run start:cluster`: two of each process behind nginx. `build` builds what is
 * stale; without it, as in a container, the present build is used.
 */
export function start(build?: () => Promise<void>): Promise<void> {
  const isCluster = process.argv[2] === 'cluster';
  const supervisor = new Supervisor(console.log);
  // First of all: as the first process of a container it would be deaf to signals until then.
  stopOnSignal(supervisor);
  endWithNpm();
  return runProgram(async () => {
    if (isCluster) requireNginx();
    // Before the build, which takes a while.
    await assertPortsAreFree((isCluster ? clusterPortsOf : portsOf)(process.env));
    await build?.();
    const { url } = await (isCluster ? startCluster : startComposition)({
      env: process.env,
      supervisor,
    });
    console.log(`\n  Pressline is ready at ${url}`);
    console.log(`  Admin area: ${url}/admin`);
    console.log('  Ctrl-C stops everything.\n');
  });
}
