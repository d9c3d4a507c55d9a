import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request to the Messages API looks like, as far as the tests look. */
export interface AiRequest {
  model: string;
  stream: boolean;
  system: string;
  messages: { role: string; content: unknown }[];
  output_config: { format: { schema: { properties: object; additionalProperties: boolean } } };
}

export type Reply = (response: ServerResponse, request: AiRequest) => void;

function event(response: ServerResponse, type: string, payload: object) {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...payload })}\n\n`);
}

function start(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [], usage };
  event(response, 'message_start', { message });
  const content_block = { type: 'text', text: '' };
  event(response, 'content_block_start', { index: 0, content_block });
}

function text(response: ServerResponse, part: string) {
  event(response, 'content_block_delta', { index: 0, delta: { type: 'text_delta', text: part } });
}

function finish(response: ServerResponse, stop_reason: string) {
  event(response, 'content_block_stop', { index: 0 });
  event(response, 'message_delta', { delta: { stop_reason }, usage: { output_tokens: 9 } });
  event(response, 'message_stop', {});
  response.end();
}

/** Streams an answer in a few pieces, as the provider does. */
export const streamed =
  (answer: string, stopReason = 'end_turn'): Reply =>
  (response) => {
    start(response);
    event(response, 'ping', {});
    for (let at = 0; at < answer.length; at += 40) text(response, answer.slice(at, at + 40));
    finish(response, stopReason);
  };

export const article = (fields: object): Reply => streamed(JSON.stringify(fields));

/** An error answer whose body no caller may see. */
export const refused =
  (status: number, type: string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    const error = { type, message: 'upstream-secret-words' };
    response.end(JSON.stringify({ type: 'error', error, request_id: 'req_1' }));
  };

export const html: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<html><body>upstream-secret-words</body></html>');
};

export const json =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(body);
  };

export const hang: Reply = () => undefined;

/** Sends a character at a time and never comes to an end. */
export const drip: Reply = (response) => {
  start(response);
  const timer = setInterval(() => text(response, 'x'), 20);
  response.once('close', () => clearInterval(timer));
};

/** Another reply, given once `release` is called. */
export function held(given: Reply): { reply: Reply; release(): void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    reply: (response, request) => void released.then(() => given(response, request)),
    release,
  };
}

export const cut: Reply = (response) => {
  start(response);
  text(response, '{"title": "Half');
  response.end();
};

export const reset: Reply = (response) => {
  start(response);
  text(response, '{"title": "Half');
  response.write(':\n\n', () => response.destroy());
};

export const brokenEvent: Reply = (response) => {
  start(response);
  response.end('event: content_block_delta\ndata: {"type": "content_block_del\n\n');
};

export const errorEvent =
  (type: string): Reply =>
  (response) => {
    start(response);
    event(response, 'error', { error: { type, message: 'upstream-secret-words' } });
    response.end();
  };

export interface AiStub {
  baseUrl: string;
  requests: AiRequest[];
  /** Provider calls that are open at present. */
  readonly open: number;
  /** The replies to the next calls; the last one serves all that follow. */
  reply(...replies: Reply[]): void;
  stop(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<AiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** A loopback server that speaks the AI provider's Messages API, with every fault it can have. */
export async function createAiStub(): Promise<AiStub> {
  let replies: Reply[] = [];
  let open = 0;
  const requests: AiRequest[] = [];
  const server = createServer(async (request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    const body = await read(request).catch(() => undefined);
    if (!body) return;
    requests.push(body);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get open() {
      return open;
    },
    reply(...next) {
      replies = next;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
