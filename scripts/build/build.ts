import { assertPortsAreFree, portsOf } from '../run/ports';
import { runProgram } from '../runProgram';
import { buildTargets } from './buildTargets';
import { startTargets } from './targets';

/** `npm run build [-- <names>]`, or with `--quick` a build of that kind, without names of what `npm start` runs. */
await runProgram(async () => {
  const started = performance.now();
  const named = process.argv.slice(2);
  const names = named.filter((name) => name !== '--quick');
  const isQuick = names.length < named.length;
  const isFirstStart = isQuick && names.length === 0;
  // No program is there yet that looks at the ports, and the build takes a while.
  if (isFirstStart) await assertPortsAreFree(portsOf(process.env));
  const built = await buildTargets(isFirstStart ? startTargets : names, {
    kind: isQuick ? 'quick' : 'production',
    onBuild: (name) => console.log(`Building ${name}`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s` : 'Nothing to build');
});
