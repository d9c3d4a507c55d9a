import type { Article } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { countText, type RowContent } from '../resource/rowFacts';
import type { AnyDocument } from '../resource/useResourceApi';
import { ArticleFields } from './ArticleFields';

const SHOWN_TAGS = 3;

/** What the list says of an article (spec §2). */
function describeArticle(document: AnyDocument): Partial<RowContent> {
  const { isPublished, isFeatured, readTime, views, tags } = document as unknown as Article;
  return {
    badges: [
      isPublished
        ? { text: 'Published', tone: 'success' as const }
        : { text: 'Draft', tone: 'warning' as const },
      ...(isFeatured ? [{ text: 'Featured', tone: 'accent' as const }] : []),
    ],
    facts: [`${readTime} min read`, countText('views', views ?? 0)],
    extra: tags.slice(0, SHOWN_TAGS).map((tag) => <Badge key={tag}>{tag}</Badge>),
  };
}

function ArticleEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} size="lg" layout={ArticleFields} />;
}

/** The articles. */
export default function ArticlePanel() {
  return <ResourcePanel resourceKey="articles" describe={describeArticle} editor={ArticleEditor} />;
}
