import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './index';

const usage = 'usage: embedded-mongo --data <dir> [--port N | --socket <path>.sock]';

function readOptions() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      socket: { type: 'string' },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  const isPort = port === undefined || (Number.isInteger(port) && port >= 0 && port <= 65535);
  if (!values.data || !isPort || (values.port && values.socket)) throw new Error(usage);
  return { dataDir: values.data, port, socketPath: values.socket };
}

async function main(): Promise<void> {
  // A file size limit then fails the write instead of ending the process.
  process.on('SIGXFSZ', () => undefined);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startEmbeddedMongo({ ...readOptions(), log });
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
