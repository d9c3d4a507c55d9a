import { runProgram } from '../runProgram';
import { buildAndReport } from './buildTargets';

await runProgram(async () => {
  const isBuilt = await buildAndReport(process.argv.slice(2));
  if (!isBuilt) console.log('Nothing to build');
});
