import { randomBytes } from 'node:crypto';
import type { Feedback } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { Core } from '../../content/resource/Core';
import { conflict, invalid, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { byIds } from '../../store/database/byIds';
import type { Models } from '../../store/database/createModel';
import type { FeedbackStore, StoredFeedback } from './createFeedbackStore';

/** Feedback for the admin area, each with the article that it is about. */
export async function presentFeedback(
  models: Models,
  found: readonly StoredFeedback[],
): Promise<Feedback[]> {
  const ids = found.map(({ articleId }) => articleId);
  const articles = await byIds(models.articles, ids, 'title slug');
  return found.map(({ _id, createdAt, updatedAt, articleId, ...stored }) => {
    const article = articles.get(String(articleId));
    const { version, vote, reason, comment, status, suggestion = null } = stored;
    return {
      id: _id.toHexString(),
      version,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      articleId: articleId.toHexString(),
      articleTitle: article?.title ?? null,
      articleSlug: article?.slug ?? null,
      ...{ vote, reason, comment, status, suggestion },
    };
  });
}

const subject = 'Feedback';

/** Readers' votes on articles, and what staff make of them. */
export const feedbackRoutes = ({
  feedback,
  models,
  audit,
}: Pick<Core, 'models' | 'audit'> & { feedback: FeedbackStore }) => [
  handle(contract.reports.feedback, async ({ params: { id }, body }) => {
    const isThere = await models.articles.exists({ _id: id, isPublished: true });
    if (!isThere) throw notFound('Article');
    const session = randomBytes(16).toString('hex');
    return feedback.give(id, { session, reason: null, ...body });
  }),
  handle(contract.feedback.list, async ({ query }) => {
    const { found: stored, total } = await feedback.list(query);
    return { feedback: await presentFeedback(models, stored), total };
  }),
  handle(contract.feedback.update, async ({ params: { id }, body }) => {
    if (body.id !== undefined && body.id !== id) {
      throw invalid({ id: 'Differs from the id in the path' });
    }
    const updated = await audit.recorded(() => feedback.setStatus(id, body.status, body.version));
    const stored = updated ?? (await feedback.get(id));
    const [answer] = stored ? await presentFeedback(models, [stored]) : [];
    if (!answer) throw notFound(subject);
    if (!updated) throw conflict('Another editor changed this feedback', { current: answer });
    return answer;
  }),
  handle(contract.feedback.remove, async ({ params: { id } }) => {
    if (!(await audit.recorded(() => feedback.remove(id)))) throw notFound(subject);
    return { id };
  }),
];
