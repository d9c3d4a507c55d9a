import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProviderCall {
  path: string;
  idempotencyKey: string;
  secGpc: unknown;
  body: Record<string, unknown>;
}

export interface ProviderStub {
  url: string;
  calls: ProviderCall[];
  /** How the next calls are answered. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Answers with a status and a body; objects become JSON. */
export const answerWith = (status: number, body: unknown) => (response: ServerResponse) => {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
};

/** A real HTTP server on loopback in the place of the CRM and mail provider. */
export async function createProviderStub(): Promise<ProviderStub> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    stub.calls.push({
      path: request.url ?? '',
      idempotencyKey: String(request.headers['idempotency-key']),
      secGpc: request.headers['sec-gpc'],
      body: JSON.parse(text),
    });
    stub.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend`,
    calls: [],
    answer: answerWith(200, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}
