import path from 'node:path';
import { buildTargets } from './buildTargets';
import { startCluster } from './cluster';
import { endWithNpm } from './endWithNpm';
import { requireNginx } from './nginx';
import { assertPortsAreFree, clusterPortsOf } from './ports';
import { stopOnSignal } from './stopOnSignal';

process.chdir(path.resolve(import.meta.dirname, '..'));
endWithNpm();

try {
  requireNginx();
  await assertPortsAreFree(clusterPortsOf(process.env));
  await buildTargets();
  const { url, hostUrls, adminPassword, supervisor } = await startCluster({
    env: process.env,
    print: console.log,
  });
  stopOnSignal(supervisor);
  console.log(`\n  Pressline is ready at ${url}, served by ${hostUrls.join(' and ')}`);
  if (adminPassword) console.log(`  Password of admin (shown this once): ${adminPassword}`);
  console.log('  Ctrl-C stops everything.\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
