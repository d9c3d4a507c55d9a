import { buildTargets } from './buildTargets';

const started = performance.now();
try {
  const built = await buildTargets(process.argv.slice(2));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s` : 'Nothing to build');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
