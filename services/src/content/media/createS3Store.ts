import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { HttpError } from '../../errors';
import type { MediaStore } from './MediaStore';

const ANSWER_MS = 20_000;
const RETRY_SECONDS = 5;
const DEFAULT_REGION = 'us-east-1';

/** What the service has refused is for the log; to people it is out of reach. */
function outOfReach(cause: unknown): HttpError {
  const message = 'We can’t reach the storage for images and files. Please try again later.';
  return new HttpError('unavailable', message, { retryAfterSeconds: RETRY_SECONDS }, { cause });
}

/**
 * Keeps media at a service that speaks S3's protocol, below `media/` of the bucket that `address` names:
 * `https://<key id>:<secret>@<host and path of the bucket>?region=<region>`.
 */
export function createS3Store(address: string): MediaStore {
  const bucket = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(bucket.username),
    secretAccessKey: decodeURIComponent(bucket.password),
    service: 's3',
    region: bucket.searchParams.get('region') ?? DEFAULT_REGION,
    retries: 2,
  });
  const folder = `${bucket.origin}${bucket.pathname.replace(/\/$/, '')}/media`;

  /** @returns the answer; undefined when the bucket has no such object */
  async function send(method: string, key: string, init: RequestInit = {}) {
    // The body of an answer may take longer.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error('The storage service did not answer')),
      ANSWER_MS,
    );
    try {
      const answer = await client.fetch(`${folder}/${key}`, {
        method,
        signal: late.signal,
        ...init,
      });
      if (answer.ok) return answer;
      const text = await answer.text();
      if (answer.status === 404 && text.includes('NoSuchKey')) return undefined;
      throw outOfReach(new Error(`${answer.status} ${text.slice(0, 500)}`));
    } catch (error) {
      if (error instanceof TypeError || late.signal.aborted) throw outOfReach(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, bytes, type) {
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
      await send('PUT', key, { headers, body: bytes as BodyInit });
    },
    async open(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const answer = await send('GET', key, { headers: part ?? {} });
      if (!answer) throw new Error(`There is no stored file ${key}`);
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      const answer = await send('DELETE', key);
      await answer?.body?.cancel();
    },
  };
}
