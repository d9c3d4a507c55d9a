import { safeHref } from '@pressline/shared-api';
import { z } from 'zod';
import type { S3Options } from './createS3Store';

const text = z.string().optional();
const isEndpoint = (value: string) => value === '' || Boolean(safeHref(value));

/** The variables that say where the bytes of the media library are (`.env.example`). */
export const mediaEnvironment = {
  MEDIA_STORE: z.enum(['database', 's3']).default('database'),
  S3_ENDPOINT: z
    .string()
    .refine(isEndpoint, 'must be an https address, or http for loopback')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: z.enum(['true', 'false']).default('true'),
};

const environment = z.object(mediaEnvironment);
type MediaValues = z.output<typeof environment>;

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Variables that are missing because others are set, with a message. */
export const missingForMedia = (env: MediaValues): [string, string][] =>
  env.MEDIA_STORE === 'database'
    ? []
    : NEEDED.filter((name) => !env[name]).map((name) => [name, 'is required with MEDIA_STORE=s3']);

export const readMedia = (env: MediaValues): { s3?: S3Options } =>
  env.MEDIA_STORE === 'database'
    ? {}
    : {
        s3: {
          endpoint: env.S3_ENDPOINT || undefined,
          region: env.S3_REGION,
          bucket: env.S3_BUCKET ?? '',
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          isPathStyle: env.S3_PATH_STYLE === 'true',
        },
      };
