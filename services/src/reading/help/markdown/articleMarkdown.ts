import { articlePath } from '@pressline/shared-api';
import { textUpdatedAt } from '../../../content/resource/textUpdatedAt';
import type { StoredOf } from '../../../store/database/createModel';
import { markdownPage } from './markdownPage';

/** An article's address on the site. */
export const articleUrl = (publicUrl: string, { slug }: { slug: string }): string =>
  publicUrl + articlePath(slug);

type Source = Pick<
  StoredOf<'articles'>,
  'slug' | 'title' | 'summary' | 'version' | 'updatedAt' | 'textUpdatedAt' | 'content'
>;

/** An article as Markdown with front matter. */
export function articleMarkdown(article: Source, publicUrl: string): string {
  const { title, summary, version, content } = article;
  const url = articleUrl(publicUrl, article);
  const updated = textUpdatedAt(article);
  return markdownPage({ title, summary, revision: version, updated, url }, content);
}
