import Router from '@koa/router';
import { adminPath, type Feedback } from '@pressline/shared-api';
import { feedbackListSchema, feedbackUpdateSchema } from '@pressline/shared-api/signal-schemas';
import { trusted } from 'mongoose';
import { conflict, invalid, notFound } from '../errors';
import { requireRole } from '../middleware/requireRole';
import type { Models } from '../resource/createModel';
import { parseBody } from '../resource/parseBody';
import { parseId } from '../resource/parseId';
import type { FeedbackStore, StoredFeedback } from '../signals/createFeedbackStore';

export interface FeedbackDeps {
  models: Models;
  signals: { feedback: FeedbackStore };
}

const LABEL = 'Feedback';

/** Readers' feedback for staff: list (`{feedback: [...], total}`), change of status, delete. */
export function createFeedbackRoutes({ models, signals }: FeedbackDeps): Router {
  const { feedback } = signals;
  const router = new Router({ prefix: adminPath('feedback'), sensitive: true });
  router.use(requireRole('admin'));

  async function present(found: readonly StoredFeedback[]): Promise<Feedback[]> {
    const ids = found.map(({ articleId }) => articleId);
    const articles = await models.articles
      .find({ _id: trusted({ $in: ids }) })
      .select('title slug')
      .lean();
    const byId = new Map(articles.map((article) => [String(article._id), article]));
    return found.map(({ _id, createdAt, updatedAt, articleId, ...stored }) => {
      const article = byId.get(String(articleId));
      const { version, vote, reason, comment, status } = stored;
      return {
        id: _id.toHexString(),
        version,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        articleId: articleId.toHexString(),
        articleTitle: article?.title ?? null,
        articleSlug: article?.slug ?? null,
        vote,
        reason,
        comment,
        status,
      };
    });
  }

  router.get('/', async (ctx) => {
    const { found, total } = await feedback.list(parseBody(feedbackListSchema, { ...ctx.query }));
    ctx.body = { feedback: await present(found), total };
  });

  router.put('/:id', async (ctx) => {
    const id = parseId(ctx.params.id, LABEL);
    const body = parseBody(feedbackUpdateSchema, ctx.request.body);
    if (body.id !== undefined && body.id !== id) {
      throw invalid({ id: 'Differs from the id in the path' });
    }
    const updated = await feedback.setStatus(id, body.status, body.version);
    const stored = updated ?? (await feedback.get(id));
    if (!stored) throw notFound(LABEL);
    const [answer] = await present([stored]);
    if (!updated) throw conflict('Feedback was changed by somebody else', { current: answer });
    ctx.body = answer;
  });

  router.delete('/:id', async (ctx) => {
    const id = parseId(ctx.params.id, LABEL);
    if (!(await feedback.remove(id))) throw notFound(LABEL);
    ctx.body = { id };
  });

  return router;
}
