import Router from '@koa/router';
import { MAX_IMPORT_BYTES } from '@pressline/shared-api';
import { importQuerySchema } from '@pressline/shared-api/transfer-schema';
import { HttpError, invalid } from '../errors';
import { rateLimit } from '../middleware/rateLimit';
import { requireRole } from '../middleware/requireRole';
import { parseBody } from '../resource/parseBody';
import { utcDay } from '../signals/utcDay';
import type { Transfer } from '../transfer/createTransfer';
import { ClientGone } from '../uploads/ClientGone';
import { readForm } from '../uploads/readForm';

export interface TransferDeps {
  transfer: Transfer;
  rateLimitScale: number;
}

const tooLarge = () =>
  new HttpError('too_large', 'The zip file may have at most 10 MB', {
    fields: { file: 'Over 10 MB' },
  });

/** `GET /api/admin/help/export` and `POST /api/admin/help/import`: a zip file of Markdown. */
export function createTransferRoutes({ transfer, rateLimitScale }: TransferDeps): Router {
  const router = new Router({ prefix: '/api/admin/help', sensitive: true });
  const signedIn = requireRole('admin');
  const perUser = rateLimit({
    requests: 30,
    windowSeconds: 600,
    scale: rateLimitScale,
    caller: (ctx) => ctx.state.identity.user.id,
  });

  router.get('/export', signedIn, perUser, async (ctx) => {
    ctx.type = 'application/zip';
    ctx.attachment(`help-center-${utcDay()}.zip`);
    ctx.body = await transfer.export();
  });

  router.post('/import', signedIn, perUser, async (ctx) => {
    const { dryRun } = parseBody(importQuerySchema, { ...ctx.query });
    const release = transfer.admit();
    try {
      const options = { name: 'file', maxBytes: MAX_IMPORT_BYTES, maxFields: 1 };
      const { file } = await readForm(ctx.req, { ...options, tooLarge: tooLarge() });
      if (!file) throw invalid({ file: 'Required' }, 'Please select a zip file');
      ctx.body = await transfer.import(file, dryRun, ctx.state.identity.user.username);
    } catch (error) {
      if (!(error instanceof ClientGone)) throw error;
      ctx.respond = false;
    } finally {
      release();
    }
  });

  return router;
}
