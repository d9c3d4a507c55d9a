import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawOptions {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

interface RawAnswer {
  status: number;
  /** The reason phrase. */
  message: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request as it stands on the wire: no encodings, redirects or headers of a client's own. */
export function rawRequest(url: string, { method = 'GET', headers = {} }: RawOptions) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const asked = request(url, { method, headers }, async (answer) => {
      resolve({
        status: Number(answer.statusCode),
        message: String(answer.statusMessage),
        headers: answer.headers,
        body: await buffer(answer),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
