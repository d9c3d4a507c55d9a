import { once } from 'node:events';
import { createServer } from 'node:http';

/** A program for `forkProgram`: a server with empty answers, on the port that it is sent. */
const [port] = await once(process, 'message');
createServer((_request, response) => response.end()).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
);
