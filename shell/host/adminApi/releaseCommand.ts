import type { ReleaseCommand } from '@pressline/shared-api';
import { z } from 'zod';

const release = z.string().regex(/^[0-9a-f]{8,64}$/);

/** Body of `POST /api/admin/releases/:remote`. */
export const releaseCommand: z.ZodType<ReleaseCommand> = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), release }),
  z.strictObject({ action: z.literal('rollback'), from: release.optional() }),
  z.strictObject({ action: z.literal('canary'), release, percent: z.int().min(1).max(99) }),
  z.strictObject({ action: z.literal('end-canary') }),
  z.strictObject({ action: z.literal('pin') }),
  z.strictObject({ action: z.literal('unpin') }),
]);
