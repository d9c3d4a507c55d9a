import { runProgram } from '../runProgram';
import { buildTargets } from './buildTargets';

await runProgram(async () => {
  const started = performance.now();
  const built = await buildTargets(process.argv.slice(2), (name) =>
    console.log(`Building ${name}`),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s` : 'Nothing to build');
});
