import { buildAndReport } from '../build/buildTargets';
import { runProgram } from '../runProgram';
import { startCluster } from './cluster';
import { startComposition } from './composition';
import { endWithNpm } from './endWithNpm';
import { requireNginx } from './nginx';
import { assertPortsAreFree, clusterPortsOf, portsOf } from './ports';
import { stopOnSignal } from './stopOnSignal';

const isCluster = process.argv[2] === 'cluster';
const options = { env: process.env, print: console.log };
endWithNpm();

/** `npm start`: the site. `npm run start:cluster`: two of each process behind nginx. */
await runProgram(async () => {
  if (isCluster) requireNginx();
  // Before the build, which takes a while.
  await assertPortsAreFree((isCluster ? clusterPortsOf : portsOf)(process.env));
  await buildAndReport();
  const { url, adminPassword, supervisor } = await (isCluster ? startCluster : startComposition)(
    options,
  );
  stopOnSignal(supervisor);
  console.log(`\n  Pressline is ready at ${url}`);
  if (adminPassword) {
    console.log(`  Admin area: ${url}/admin, user admin`);
    console.log(`  Password (shown this once): ${adminPassword}`);
  }
  console.log('  Ctrl-C stops everything.\n');
});
