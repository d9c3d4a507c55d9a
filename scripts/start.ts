import { buildTargets } from './buildTargets';
import { startComposition } from './composition';
import { assertPortsAreFree, portsOf } from './ports';

async function main(): Promise<void> {
  await assertPortsAreFree(portsOf(process.env));
  const started = performance.now();
  const built = await withProductionReact(() => buildTargets());
  if (built.length > 0) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built ${built.join(', ')} in ${seconds} s`);
  }
  const composition = await startComposition({ env: process.env, print: console.log });
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await composition.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  void composition.failed.then((message) => {
    console.error(`${message}. Stopping.`);
    void stop(1);
  });
  console.log(`\n  Pressline is ready at ${composition.url}`);
  if (composition.adminPassword) {
    console.log(`  Admin area: ${composition.url}/admin, user admin`);
    console.log(`  Password (shown this once): ${composition.adminPassword}`);
  }
  console.log('  Ctrl-C stops everything.\n');
}

/** Bundles are production builds whatever NODE_ENV the processes run with. */
async function withProductionReact<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
