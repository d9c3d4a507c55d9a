import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A service that speaks S3's protocol, as far as the media library does. */
export interface S3Stub {
  /** The address of its bucket. */
  url: string;
  objects: Map<string, { body: Buffer; type: string | undefined }>;
  /** Whether it refuses every request. */
  isRefusing: boolean;
  /** Whether its bucket was deleted. */
  isGone: boolean;
  /** Called when it has stored an object; it does not answer then. */
  onStored?: (() => void) | undefined;
  stop(): Promise<void>;
}

const KEY_ID = 'stub-key';
const SIGNED = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${KEY_ID}/\\d{8}/eu-test-1/s3/aws4_request`,
);

export async function createS3Stub(): Promise<S3Stub> {
  const objects: S3Stub['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const fail = (status: number, code: string) => {
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    if (stub.isRefusing || !SIGNED.test(headers.authorization ?? ''))
      return fail(403, 'AccessDenied');
    if (stub.isGone) return fail(404, 'NoSuchBucket');
    const key = decodeURIComponent(new URL(url, 'http://stub').pathname);
    if (method === 'PUT') objects.set(key, { body, type: headers['content-type'] });
    if (method === 'PUT' && stub.onStored) return stub.onStored();
    // Some services answer so; Amazon's own does not mind.
    if (method === 'DELETE' && !objects.delete(key)) return fail(404, 'NoSuchKey');
    if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
    const found = objects.get(key);
    if (!found) return fail(404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (start === undefined) return void response.writeHead(200).end(found.body);
    response.writeHead(206).end(found.body.subarray(Number(start), Number(end) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: S3Stub = {
    url: `http://${KEY_ID}:stub-secret@127.0.0.1:${port}/shop?region=eu-test-1`,
    objects,
    isRefusing: false,
    isGone: false,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return stub;
}
