import { resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Core } from '../resource/Core';
import type { ContentChecks } from './createContentChecks';

interface CheckNeeds extends Pick<Core, 'models' | 'content'> {
  checks: ContentChecks;
}

/** What is wrong with content, and how to mend it. */
export const checkRoutes = ({ checks, models, content }: CheckNeeds) => [
  handle(contract.checks.article, ({ body }) => checks.checkArticle(body)),
  handle(contract.checks.publishing, async ({ body: { ids } }) => ({
    errors: await checks.publishErrors(ids),
  })),
  handle(contract.checks.confirmSource, ({ params, body: { text } }) =>
    inTransaction(models.articles.db, async () => {
      const doubt = { $pull: { sources: { text, page: null } } };
      const { matchedCount } = await models.articles.updateOne({ _id: params.id }, doubt);
      if (matchedCount === 0) throw notFound(resources.articles.label);
      await content.bump();
      return { message: 'Marked as checked' };
    }),
  ),
  handle(contract.checks.health, ({ query }) => checks.health(query)),
];
