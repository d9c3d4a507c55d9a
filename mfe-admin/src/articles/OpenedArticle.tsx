import { ApiError, type ResourceDefinition, resources } from '@pressline/shared-api';
import { EmptyState, ErrorState, Spinner } from '@pressline/shared-ui';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useSessionState } from '../auth/useSession';
import { resourceTexts } from '../documents/resourceTexts';
import type { AnyDocument } from '../documents/useResourceApi';
import { changedFields, type Draft, toDraft } from '../fields/draft';
import { ArticleForm } from './ArticleForm';
import type { OpenedAddress } from './editorAddress';
import { forgetDraft, readDraft } from './keptDrafts/localDrafts';
import { useArticle } from './useArticle';

const RecoveryScreen = lazy(() => import('./keptDrafts/RecoveryScreen'));

export interface OpenedArticleProps {
  opened: OpenedAddress;
  /** Set once the visitor has agreed to lose what is typed. */
  isDiscarded: RefObject<boolean>;
  onDirtyChange: (isDirty: boolean) => void;
  /** The article is saved; unless `isDone` its form stays open. */
  onStored: (article: AnyDocument, isDone: boolean) => void;
  onCancel: () => void;
}

interface Start {
  document: AnyDocument | undefined;
  recovered?: Draft;
}

const resource: ResourceDefinition = resources.articles;

/** Fetches the article, settles what to do with an unsaved draft of it, then shows the form. */
export default function OpenedArticle(props: OpenedArticleProps) {
  const { opened } = props;
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  // The form keeps what it began with: a first save gives a new article another address.
  const [start, setStart] = useState<Start>();
  const [owner] = useState({ userId, articleId: opened.isNew ? 'new' : opened.id });
  const [kept] = useState(() => readDraft(owner));
  const { data, isReady, isError, error, refetch } = useArticle(
    opened.isNew || start ? undefined : opened.id,
  );

  if (start) {
    const prefill = opened.isNew && opened.title ? { title: opened.title } : undefined;
    return <ArticleForm {...props} {...start} prefill={prefill} userId={userId} />;
  }
  if (isError) {
    return error instanceof ApiError && [400, 404].includes(error.status) ? (
      <EmptyState>There is no such article. It may have been deleted.</EmptyState>
    ) : (
      <ErrorState message={resourceTexts('articles').fetchFailed} onRetry={() => void refetch()}>
        {errorReason(error)}
      </ErrorState>
    );
  }
  if (!isReady) return <Spinner label="Loading the article..." />;

  const stored = toDraft(resource, data);
  if (!kept || changedFields(kept.draft, stored).length === 0) {
    setStart({ document: data });
    return null;
  }
  return (
    <Suspense fallback={<Spinner label="Loading your unsaved changes..." />}>
      <RecoveryScreen
        kept={kept}
        document={data}
        onRestore={(recovered) => setStart({ document: data, recovered })}
        onDiscard={() => {
          forgetDraft(owner);
          setStart({ document: data });
        }}
      />
    </Suspense>
  );
}
