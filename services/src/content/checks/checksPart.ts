import { resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Part } from '../../Part';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Core } from '../resource/Core';
import type { ReadTexts } from '../versions/createTexts';
import { type ContentChecks, createContentChecks } from './createContentChecks';
import { createImpact } from './impact/createImpact';

/** What is wrong with content, and how to mend it. */
const checkRoutes = ({
  checks,
  models,
  content,
}: Pick<Core, 'models' | 'content'> & { checks: ContentChecks }) => [
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

interface ChecksPartNeeds
  extends Pick<Core, 'types' | 'models' | 'content' | 'render' | 'publicUrl'> {
  readTexts: ReadTexts;
  /** Names of the files that come with the product. */
  files: ReadonlySet<string>;
  countMs: number | undefined;
}

/** What is wrong with content, and what a change would leave pointing nowhere. */
export function checksPart({ models, countMs, ...needs }: ChecksPartNeeds) {
  const checks = createContentChecks({ ...needs, patienceMs: countMs });
  return {
    ...checks,
    findImpact: createImpact(needs),
    routes: checkRoutes({ checks, models, content: needs.content }),
  } satisfies Part;
}
