import { Types } from 'mongoose';
import type { RenderArticle } from '../../content/articles/renderArticle';
import type { StoredOf } from '../../store/database/createModel';

type StoredArticle = StoredOf<'articles'>;

/** An article as it would be with its unpublished changes, if it has any. */
export async function asWorkingCopy(
  render: RenderArticle,
  article: StoredArticle,
): Promise<StoredArticle> {
  const values = article.workingCopy?.values as Partial<Record<keyof StoredArticle, string>>;
  if (!values) return article;
  const { html, toc } = await render(values.content ?? '');
  return {
    ...article,
    ...values,
    categoryId: new Types.ObjectId(values.categoryId),
    slug: values.slug || article.slug,
    html,
    toc,
  } as StoredArticle;
}
