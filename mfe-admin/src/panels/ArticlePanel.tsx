import type { Article } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { useArticleDialogs } from '../articles/useArticleDialogs';
import type { AnyDocument } from '../documents/useResourceApi';
import { countText, type NameOf, type RowContent } from '../fields/rowFacts';
import { ListPanel } from '../list/ListPanel';

const SHOWN_TAGS = 3;

/** What the list says of an article, and its category. */
function describeArticle(document: AnyDocument, nameOf: NameOf): Partial<RowContent> {
  const { isPublished, isFeatured, readTime, views, tags, categoryId } =
    document as unknown as Article;
  const category = nameOf(categoryId);
  return {
    badges: [
      isPublished
        ? { text: 'Published', tone: 'success' as const }
        : { text: 'Draft', tone: 'warning' as const },
      ...(isFeatured ? [{ text: 'Featured', tone: 'accent' as const }] : []),
    ],
    facts: [
      `${readTime} min read`,
      countText('views', views ?? 0),
      ...(category ? [category] : []),
    ],
    extra: tags.slice(0, SHOWN_TAGS).map((tag) => <Badge key={tag}>{tag}</Badge>),
  };
}

/** The articles; their editor has an address of its own. */
export default function ArticlePanel() {
  const dialogs = useArticleDialogs();
  return <ListPanel resourceKey="articles" dialogs={dialogs} describe={describeArticle} />;
}
