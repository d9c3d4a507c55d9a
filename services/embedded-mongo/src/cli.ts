import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './index';

function readDataDir(): string {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  if (values.data) return values.data;
  throw new Error('usage: embedded-mongo --data <dir>');
}

async function main(): Promise<void> {
  // A file size limit then fails the write instead of ending the process.
  process.on('SIGXFSZ', () => undefined);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const isDurable = process.env.EMBEDDED_MONGO_DURABLE !== '0';
  const server = await startEmbeddedMongo({ dataDir: readDataDir(), isDurable, log });
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
