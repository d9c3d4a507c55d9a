import Router from '@koa/router';
import { submissionListQuery } from '@pressline/shared-api/forms/submissionListQuery';
import { isValidObjectId } from 'mongoose';
import { notFound } from '../errors';
import { requireRole } from '../middleware/requireRole';
import type { Outbox } from '../outbox/createOutbox';
import type { Submissions } from '../outbox/createSubmissions';
import { presentSubmission } from '../outbox/StoredSubmission';
import { parseBody } from '../resource/parseBody';

function idOf(params: Record<string, string | undefined>): string {
  const id = params.id ?? '';
  if (id.length !== 24 || !isValidObjectId(id)) throw notFound('Submission');
  return id;
}

/**
 * The inbox of everything that visitors sent, newest first: `GET /api/admin/submissions` answers
 * `{submissions, total}`, `POST …/:id/resend` delivers once more and answers the submission, `DELETE
 * …/:id` answers `{id}`.
 */
export function createSubmissionRoutes(deps: { submissions: Submissions; outbox: Outbox }): Router {
  const { submissions, outbox } = deps;
  const router = new Router({ prefix: '/api/admin/submissions', sensitive: true });
  const staff = requireRole('admin');

  router.get('/', staff, async (ctx) => {
    const { found, total } = await submissions.list(
      parseBody(submissionListQuery, { ...ctx.query }),
    );
    ctx.body = { submissions: found.map(presentSubmission), total };
  });

  router.post('/:id/resend', staff, async (ctx) => {
    const stored = await submissions.resend(idOf(ctx.params));
    if (!stored) throw notFound('Submission');
    outbox.wake();
    ctx.body = presentSubmission(stored);
  });

  router.delete('/:id', staff, async (ctx) => {
    const id = idOf(ctx.params);
    if (!(await submissions.remove(id))) throw notFound('Submission');
    ctx.body = { id };
  });

  return router;
}
