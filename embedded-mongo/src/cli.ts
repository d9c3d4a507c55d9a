import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './index';

function readArguments() {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, volatile: { type: 'boolean', default: false } },
  });
  if (values.data) return { dataDir: values.data, isDurable: !values.volatile };
  throw new Error('usage: embedded-mongo --data <dir> [--volatile]');
}

async function main(): Promise<void> {
  // A file size limit then fails the write instead of ending the process.
  process.on('SIGXFSZ', () => undefined);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startEmbeddedMongo({ ...readArguments(), log });
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`READY ${server.uri}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
