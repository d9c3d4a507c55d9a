import { safeHref } from '@pressline/shared-api';
import { z } from 'zod';

const isBucket = (value: string) => {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const hasKey = Boolean(url.username && url.password);
  url.username = '';
  url.password = '';
  return hasKey && Boolean(safeHref(url.href));
};

/** The variable that says where the bytes of the media library are (`.env.example`). */
export const mediaEnvironment = {
  S3_URL: z
    .string()
    .refine(isBucket, 'must be https://KEY_ID:SECRET@HOST/BUCKET, or http for loopback')
    .optional(),
};
