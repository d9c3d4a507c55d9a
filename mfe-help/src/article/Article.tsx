import type { ArticlePage } from '@pressline/shared-api';
import { ArticleBody } from './ArticleBody';
import { ArticleHeader } from './ArticleHeader';

/** An article itself, published or a draft, without what its page offers around it. */
export function Article({ article }: { article: ArticlePage }) {
  return (
    // Another article must not inherit what a script did to this one.
    <article key={article.id}>
      <ArticleHeader article={article} />
      <ArticleBody article={article} />
    </article>
  );
}
