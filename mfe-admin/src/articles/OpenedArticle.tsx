import { ApiError, type ResourceDefinition, resources } from '@pressline/shared-api';
import { Cluster, DialogBody, EmptyState, Spinner } from '@pressline/shared-ui';
import { onDemand } from '@pressline/shared-ui/on-demand';
import { type ReactNode, useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { type EditorAddress, MAX_TITLE } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { resourceTexts } from '../form/api/resourceTexts';
import { type AnyDocument, useApi, useSessionState } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { useRestoreButton } from '../form/EditorNotices';
import { changedFields, type Draft, toDraft } from '../form/fields/draft';
import { ArticleForm, type EditorHandlers } from './ArticleForm';
import { readDraft, removeDraft } from './drafts/localDrafts';
import { useUnsavedArticles } from './drafts/useLocalDraft';
import { editStart } from './drafts/workingCopy';

const RecoveryScreen = onDemand(() => import('./drafts/RecoveryScreen'));
const UnsavedArticles = onDemand(() => import('./drafts/UnsavedArticles'));
const inBody = (part: ReactNode) => <DialogBody>{part}</DialogBody>;
const draftsLoading = <Spinner label="Loading your unsaved changes..." />;

interface OpenedArticleProps extends EditorHandlers {
  opened: EditorAddress;
}

interface Start {
  document: AnyDocument | undefined;
  recovered?: Draft;
  conflict?: AnyDocument;
  draftId?: string;
}

const resource: ResourceDefinition = resources.articles;

/** A new article with the texts of another, changed ones too; it is a draft with an address of its own. */
function copyOf({ document, recovered }: Start): Start {
  const draft = recovered ?? toDraft(resource, document);
  const title = `Copy of ${draft.title}`.slice(0, MAX_TITLE);
  const own = { title, slug: '', isPublished: false, isFeatured: false };
  return { document: undefined, recovered: { ...draft, ...own } };
}

export default function OpenedArticle(props: OpenedArticleProps) {
  const { opened } = props;
  const api = useApi();
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  // The form keeps what it began with: a first save gives a new article another address.
  const [start, setStart] = useState<Start>();
  const [owner] = useState({ userId, articleId: opened.isNew ? '' : opened.id });
  const [localDraft] = useState(() => readDraft(owner));
  const unsaved = useUnsavedArticles(userId, opened.isNew);
  const id = opened.isNew ? opened.copyOf : opened.id;
  const query = useAdminQuery(['article', id], (init) => api.admin.workingCopies.get(id, init), {
    enabled: id !== '' && !start,
    // An edit begins with the article as it is now, never with one that was read before.
    gcTime: 0,
  });
  const restoreButton = useRestoreButton('articles', id, () => void query.refetch());

  if (start) {
    const prefill = opened.isNew && opened.title ? { title: opened.title } : undefined;
    return <ArticleForm {...props} {...start} prefill={prefill} userId={userId} />;
  }
  const { data, error } = query;
  if (error) {
    return inBody(
      error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState
          action={
            <Cluster gap="xs">
              {restoreButton}
              {localDraft && (
                <SmallButton
                  label="Continue your unsaved changes as a new article"
                  onClick={() => {
                    removeDraft(owner);
                    setStart({ document: undefined, recovered: localDraft.draft });
                  }}
                />
              )}
            </Cluster>
          }
        >
          We couldn’t find this article. It may have been deleted.
        </EmptyState>
      ) : (
        <FetchFailure query={query} message={resourceTexts('articles').fetchFailed} />
      ),
    );
  }
  if (id && !(data && query.isFetchedAfterMount)) {
    return inBody(<Spinner label="Loading the article..." />);
  }

  const read: Start = data ? editStart(data) : { document: undefined };
  const edit = opened.isNew && read.document ? copyOf(read) : read;
  if (!unsaved.articles) return inBody(draftsLoading);
  if (unsaved.articles.length > 0) {
    return inBody(
      <UnsavedArticles
        fallback={draftsLoading}
        articles={unsaved.articles}
        onRestore={({ owner: { articleId: draftId }, localDraft: { draft } }) =>
          setStart({ document: undefined, recovered: draft, draftId })
        }
        onDiscard={unsaved.discard}
        onStart={() => setStart(edit)}
      />,
    );
  }
  const { document } = edit;
  const stored = edit.recovered ?? toDraft(resource, document);
  if (!document || !localDraft || changedFields(localDraft.draft, stored).length === 0) {
    setStart(edit);
    return null;
  }
  return inBody(
    <RecoveryScreen
      fallback={draftsLoading}
      localDraft={localDraft}
      document={document}
      onRestore={(recovered) => setStart({ ...edit, recovered })}
      onDiscard={() => {
        removeDraft(owner);
        setStart(edit);
      }}
    />,
  );
}
