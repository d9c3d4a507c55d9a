import path from 'node:path';
import { buildTargets } from './buildTargets';
import { startComposition } from './composition';
import { endWithNpm } from './endWithNpm';
import { assertPortsAreFree, portsOf } from './ports';
import { stopOnSignal } from './stopOnSignal';

process.chdir(path.resolve(import.meta.dirname, '..'));
endWithNpm();

async function build(): Promise<void> {
  const started = performance.now();
  const built = await buildTargets();
  if (built.length === 0) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${built.join(', ')} in ${seconds} s`);
}

try {
  await assertPortsAreFree(portsOf(process.env));
  await build();
  const { url, adminPassword, supervisor } = await startComposition({
    env: process.env,
    print: console.log,
  });
  stopOnSignal(supervisor);
  console.log(`\n  Pressline is ready at ${url}`);
  if (adminPassword) {
    console.log(`  Admin area: ${url}/admin, user admin`);
    console.log(`  Password (shown this once): ${adminPassword}`);
  }
  console.log('  Ctrl-C stops everything.\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
