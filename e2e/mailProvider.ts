import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A mail as the site hands it to its provider. */
interface ProvidedMail {
  fromMail: string;
  toMail: string;
  subject: string;
  content: string;
}

/** A mail provider on loopback that keeps what it is given. */
export async function startMailProvider(port: number) {
  const mails: ProvidedMail[] = [];
  const server = createServer(async (request, response) => {
    mails.push(JSON.parse(await text(request)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    mails,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
