import { z } from 'zod';

/** Query of `POST /api/admin/help/import`. */
export const importQuerySchema = z.strictObject({
  dryRun: z.enum(['true', 'false'], 'Must be true or false').transform((value) => value === 'true'),
});
