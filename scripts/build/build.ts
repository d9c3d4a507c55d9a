import { runProgram } from '../runProgram';
import { buildTargets } from './buildTargets';

/** `npm run build [-- <names>]`, or with `--quick` a build of that kind. */
await runProgram(async () => {
  const started = performance.now();
  const named = process.argv.slice(2);
  const names = named.filter((name) => name !== '--quick');
  const built = await buildTargets(names, {
    kind: names.length < named.length ? 'quick' : 'production',
    onBuild: (name) => console.log(`Building ${name}`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s` : 'Nothing to build');
});
