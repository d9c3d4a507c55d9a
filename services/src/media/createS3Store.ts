import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { HttpError } from '../errors';
import type { MediaStore } from './MediaStore';

export interface S3Options {
  /** The address of the service; unset for Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path and not of the host. */
  isPathStyle: boolean;
}

const PREFIX = 'media/';
const TIMEOUT_MS = 20_000;
const RETRY_SECONDS = 5;

/** What the service has refused is for the log; to people it is out of reach. */
function outOfReach(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'NoSuchKey') throw cause;
  const message = 'The storage of images and files cannot be reached. Please try again later.';
  throw new HttpError('unavailable', message, { retryAfterSeconds: RETRY_SECONDS }, { cause });
}

/** Keeps media at a service that speaks S3's protocol. */
export function createS3Store(options: S3Options): MediaStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle } = options;
  let ready: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;

  // Loaded when it is needed first: it is large.
  async function load() {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint }),
      forcePathStyle: isPathStyle,
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
      // Services other than Amazon's may not know the checksums that the SDK would add.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }
  const opened = () => {
    ready ??= load();
    return ready;
  };
  const location = (key: string) => ({ Bucket: bucket, Key: PREFIX + key });

  return {
    async put(key, bytes, type) {
      const { sdk, client } = await opened();
      const content = { Body: bytes, ContentLength: bytes.length, ContentType: type };
      await client
        .send(new sdk.PutObjectCommand({ ...location(key), ...content }))
        .catch(outOfReach);
    },
    async open(key, range) {
      const { sdk, client } = await opened();
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await client
        .send(new sdk.GetObjectCommand({ ...location(key), ...part }))
        .catch(outOfReach);
      if (!(Body instanceof Readable)) throw new Error(`There is no stored file ${key}`);
      return Body;
    },
    async remove(key) {
      const { sdk, client } = await opened();
      await client.send(new sdk.DeleteObjectCommand(location(key))).catch(outOfReach);
    },
  };
}
