import type { Article } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useArticleDialogs } from '../articles/useArticleDialogs';
import type { NameOf } from '../documents/useReferenceNames';
import type { AnyDocument } from '../documents/useResourceApi';
import { ListPanel } from '../list/ListPanel';
import type { RowContent } from '../list/rowContent';

const SHOWN_TAGS = 3;

function describeArticle(document: AnyDocument, nameOf: NameOf): Partial<RowContent> {
  const { isPublished, isFeatured, readTime, views, tags, categoryId } =
    document as unknown as Article;
  const badges: RowContent['badges'] = isPublished
    ? [{ text: 'Published', tone: 'success' }]
    : [{ text: 'Draft', tone: 'warning' }];
  if (isFeatured) badges.push({ text: 'Featured', tone: 'accent' });
  const facts = [`${readTime} min read`, formatCount(views ?? 0, 'view'), nameOf(categoryId) ?? ''];
  return {
    badges,
    facts: facts.filter(Boolean),
    extra: tags.slice(0, SHOWN_TAGS).map((tag) => <Badge key={tag}>{tag}</Badge>),
  };
}

/** The articles; their editor has an address of its own. */
export default function ArticlePanel() {
  const dialogs = useArticleDialogs();
  return <ListPanel resourceKey="articles" dialogs={dialogs} describe={describeArticle} />;
}
