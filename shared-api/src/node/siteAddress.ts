import { z } from 'zod';

function isSite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** `PUBLIC_URL`, for all processes that read it. Empty is unset; pages are at the root of a host only. */
export const siteAddress = z
  .string()
  .refine((text) => text === '' || isSite(text), {
    error: 'must be http:// or https:// and a host, without a path',
  })
  .optional();
