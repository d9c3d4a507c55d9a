import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runProgram } from '../runProgram';
import { startGateway } from './startGateway';
import { startPostgres } from './startPostgres';

const SERVICE_TESTS = ['services/src', 'services/test'];

/** `npm run test:documentdb`: the service tests, or those named, on PostgreSQL with DocumentDB. */
await runProgram(async () => {
  const { connection, stop } = await startPostgres();
  // Ctrl-C also reaches Jest. When Jest has ended, the database is stopped.
  process.on('SIGINT', () => undefined);
  try {
    const gateway = await startGateway(connection);
    const named = process.argv.slice(2);
    const jest = spawn('npx', ['jest', ...(named.length > 0 ? named : SERVICE_TESTS)], {
      stdio: 'inherit',
      env: { ...process.env, MONGODB_URI: gateway.uri },
    });
    const [code] = await once(jest, 'exit');
    process.exitCode = code ?? 1;
    await gateway.close();
  } finally {
    stop();
  }
});
