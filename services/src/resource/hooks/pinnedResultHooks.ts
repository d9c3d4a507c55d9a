import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import { invalid } from '../../errors';
import type { ResourceHooks } from './ResourceHooks';

/** Of a search and the article that belongs to it. */
export const pinnedResultHooks: ResourceHooks<StoredOf<'pinnedResults'>> = {
  async prepare({ models }, change) {
    const { query, articleId } = change;
    if (articleId !== undefined && !(await models.articles.exists({ _id: articleId }))) {
      throw invalid({ articleId: 'There is no such article' });
    }
    return query === undefined ? change : { ...change, queryKey: nameKey(query) };
  },
};
