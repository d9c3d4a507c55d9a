import type { Article } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { DocumentRow } from '../resource/DocumentRow';
import { countText, type RowFacts } from '../resource/rowFacts';

const SHOWN_TAGS = 3;

interface ArticleRowProps {
  article: Article;
  onEdit: () => void;
  onRemove: () => void;
}

/** One article in the list (spec §2). */
export function ArticleRow({ article, onEdit, onRemove }: ArticleRowProps) {
  const badges: RowFacts['badges'] = [
    article.isPublished
      ? { text: 'Published', tone: 'success' }
      : { text: 'Draft', tone: 'warning' },
  ];
  if (article.isFeatured) badges.push({ text: 'Featured', tone: 'accent' });
  return (
    <DocumentRow
      title={article.title}
      badges={badges}
      description={article.summary}
      facts={[`${article.readTime} min read`, countText('views', article.views)]}
      extra={article.tags.slice(0, SHOWN_TAGS).map((tag) => <Badge key={tag}>{tag}</Badge>)}
      onEdit={onEdit}
      onRemove={onRemove}
    />
  );
}
