import { ApiError, type ResourceDefinition, resources } from '@pressline/shared-api';
import { Cluster, DialogBody, EmptyState, Spinner } from '@pressline/shared-ui';
import { type ReactNode, useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { type EditorAddress, MAX_TITLE } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { resourceTexts } from '../form/api/resourceTexts';
import { useApi } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { useRestoreButton } from '../form/EditorNotices';
import { toDraft } from '../form/fields/draft';
import { findRecoveries } from '../form/localRecovery';
import { useRecoveryStart } from '../form/useLocalRecovery';
import { ArticleForm, type EditorHandlers } from './ArticleForm';
import { editStart, newArticle, type Start } from './drafts/workingCopy';

const inBody = (part: ReactNode) => <DialogBody>{part}</DialogBody>;

interface OpenedArticleProps extends EditorHandlers {
  opened: EditorAddress;
}

const resource: ResourceDefinition = resources.articles;

/** A new article with the texts of another, changed ones too; it is a draft with an address of its own. */
function copyOf({ document, recovered }: Start): Start {
  const draft = recovered ?? toDraft(resource, document);
  const title = `Copy of ${draft.title}`.slice(0, MAX_TITLE);
  const own = { title, slug: '', isPublished: false, isFeatured: false };
  return { document: newArticle(), prefill: { ...draft, ...own } };
}

export default function OpenedArticle(props: OpenedArticleProps) {
  const { opened } = props;
  const api = useApi();
  // The form keeps what it began with: a first save gives a new article another address.
  const [start, setStart] = useState<Start>();
  const id = opened.isNew ? opened.copyOf : opened.id;
  const query = useAdminQuery(['article', id], (init) => api.admin.workingCopies.get(id, init), {
    enabled: id !== '' && !start,
    // An edit begins with the article as it is now, never with one that was read before.
    gcTime: 0,
  });
  const restoreButton = useRestoreButton('articles', id, () => void query.refetch());
  const [unsaved] = findRecoveries(useRecoveryStart('articles', id));

  if (start) return <ArticleForm {...props} {...start} />;
  const { data, error } = query;
  if (error) {
    return inBody(
      error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState
          action={
            <Cluster gap="xs">
              {restoreButton}
              {unsaved && (
                <SmallButton
                  label="Continue your unsaved changes as a new article"
                  onClick={() => setStart({ document: newArticle(), recovered: unsaved.draft })}
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
  const read = data && editStart(data, id);
  if (read) setStart(opened.isNew ? copyOf(read) : read);
  else
    setStart({
      document: newArticle(),
      ...(opened.isNew && opened.title && { prefill: { title: opened.title } }),
    });
  return null;
}
