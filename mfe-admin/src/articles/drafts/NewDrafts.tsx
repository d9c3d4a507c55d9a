import type { NewArticleDraft } from '@pressline/shared-api';
import { Badge, IconButton } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { FetchFailure } from '../../form/api/failures';
import { useAdminQuery, useFullName } from '../../form/api/queries';
import { useUndo } from '../../form/api/undo';
import { useApi, useSessionState } from '../../form/api/useApi';
import { useWrite } from '../../form/api/writes';
import * as Row from '../../list/rowStyle';

const nameOf = ({ title }: NewArticleDraft) => title.trim() || 'Untitled';

/** The drafts of articles that are not created yet, saved last first. */
export function useNewDrafts() {
  const { workingCopies } = useApi().admin;
  return useAdminQuery(['new-articles'], (init) => workingCopies.list(init));
}

function useDraftRemoval() {
  const { workingCopies } = useApi().admin;
  const { offer } = useUndo();
  return useWrite('Failed to delete the draft', {
    async mutationFn({ id }: NewArticleDraft) {
      const { copy } = await workingCopies.get(id);
      if (copy) await workingCopies.discard(id, { version: copy.version });
      return copy?.values;
    },
    onSuccess(values, draft) {
      if (!values) return;
      async function undo() {
        await workingCopies.save(draft.id, { copyVersion: 0, articleVersion: 0, values });
        return { title: 'Draft restored' };
      }
      const title = `Draft “${nameOf(draft)}” deleted`;
      offer({ key: 'articles', title, undo }, { title });
    },
  });
}

interface NewDraftsProps {
  /** What the list is searched for. */
  search: string;
  /** Whether those of other users are left out. */
  isOwn: boolean;
  onOpen: (id: string) => void;
  /** Before a row goes. */
  onRemove: () => void;
}

/** Articles that are not created yet, above the drafts that are. */
export function NewDrafts({ search, isOwn, onOpen, onRemove }: NewDraftsProps) {
  const query = useNewDrafts();
  const fullName = useFullName();
  const { mutate: remove, isPending } = useDraftRemoval();
  const session = useSessionState();
  const own = session.status === 'signedIn' ? session.user.username : undefined;
  const text = search.trim().toLowerCase();
  const isListed = (draft: NewArticleDraft) =>
    nameOf(draft).toLowerCase().includes(text) && (!isOwn || draft.savedBy === own);
  const drafts = query.data?.drafts.filter(isListed);
  if (!drafts?.length) return <FetchFailure query={query} message="Failed to fetch drafts" />;
  return (
    <Row.Frame>
      <Row.List aria-label="Articles not created yet">
        {drafts.map((draft) => (
          <Row.Wrapping key={draft.id}>
            <Row.Main>
              <Row.Head>
                <Row.Title>
                  <button type="button" onClick={() => onOpen(draft.id)}>
                    {nameOf(draft)}
                  </button>
                </Row.Title>
                <Badge tone="warning">Not created yet</Badge>
              </Row.Head>
              <Row.Facts>
                <span>{`Saved ${formatTime(draft.savedAt)} by ${fullName(draft.savedBy)}`}</span>
              </Row.Facts>
            </Row.Main>
            <Row.Actions data-icons>
              <IconButton
                icon="edit"
                label={`Edit ${nameOf(draft)}`}
                onClick={() => onOpen(draft.id)}
              />
              <IconButton
                icon="trash"
                label={`Delete ${nameOf(draft)}`}
                disabled={isPending}
                onClick={() => {
                  onRemove();
                  remove(draft);
                }}
              />
            </Row.Actions>
          </Row.Wrapping>
        ))}
      </Row.List>
    </Row.Frame>
  );
}
