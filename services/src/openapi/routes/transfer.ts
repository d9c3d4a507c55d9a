import { contentKeys, type ImportAnswer } from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/schemas';
import { importQuerySchema } from '@pressline/shared-api/transfer-schema';
import { z } from 'zod';
import { answer, body } from '../components';
import { found, type RouteDescription } from '../RouteDescription';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const document = z.object({ file: z.string(), resource: z.enum(contentKeys), title: z.string() });
const field = z.object({ name: z.string(), before: value, after: value });
const outcome = answer(
  'ImportAnswer',
  z.object({
    created: z.array(document),
    updated: z.array(document.extend({ id: objectId, fields: z.array(field) })),
    unchanged: z.int().min(0),
    errors: z.array(z.object({ file: z.string(), message: z.string() })),
  }) satisfies z.ZodType<ImportAnswer>,
);
const zip = answer('HelpCenterZip', z.string().describe('A zip file'));
const upload = body('ImportUpload', z.object({ file: z.file().mime('application/zip') }));

/** The whole help center as a zip file, and back. */
export const transferDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'get', path: '/api/admin/help/export', tag: 'Staff', access: 'admin' },
    summary: 'The whole help center as a zip file of Markdown with front matter',
    answers: { 200: { description: 'Success', content: { 'application/zip': zip } } },
    errors: ['rate_limited'],
  },
  {
    ...{ method: 'post', path: '/api/admin/help/import', tag: 'Staff', access: 'admin' },
    summary: 'Create and update content from a zip file, or tell what that would do',
    query: importQuerySchema,
    body: { 'multipart/form-data': upload },
    answers: { 200: found(outcome, 'What was written, or would be') },
    errors: ['conflict', 'rate_limited'],
  },
];
