import { TRASH_DAYS } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { Badge, IconButton } from '@pressline/shared-ui';
import { formatDate, formatTime } from '@pressline/shared-ui/format';
import { useFullName } from '../form/api/queries';
import { useSessionState } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { InboxPanel } from '../inbox/InboxPanel';
import * as Row from '../list/rowStyle';
import { RestoreDialog } from './RestoreDialog';
import { trashKinds, trashTexts, useTrash } from './useTrash';

const KINDS = Object.fromEntries(
  trashKinds
    .map((key) => [key, trashTexts(key).page] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en-US')),
);

const lastDay = (removedAt: string) =>
  formatDate(new Date(Date.parse(removedAt) + TRASH_DAYS * DAY_MS).toISOString());

export default function TrashPanel() {
  const { inbox, refusal, busyId, restore, cancel } = useTrash();
  const session = useSessionState();
  const fullName = useFullName();
  const mayDelete = session.status === 'signedIn' && session.user.role === 'super_admin';
  return (
    <InboxPanel
      title="Trash"
      note={`Deleted items stay here for ${TRASH_DAYS} days.`}
      inbox={inbox}
      nouns={{ all: 'deleted items', one: 'item', many: 'items' }}
      empty="The trash is empty."
      search="q"
      filters={[{ name: 'kind', label: 'Kind', all: 'All kinds', choices: KINDS }]}
      question={({ title, resource }) => ({
        title: `Permanently delete “${title}”?`,
        description:
          resource === 'articles'
            ? 'Its earlier versions are deleted too. You can’t undo this.'
            : 'You can’t undo this.',
      })}
      row={(entry, askRemoval) => (
        <Row.Root key={entry.id} aria-busy={entry.id === busyId || undefined}>
          <Row.Main>
            <Row.Head>
              <Row.Title dir="auto">{entry.title}</Row.Title>
              <Badge>{trashTexts(entry.resource).label}</Badge>
              {entry.isPublished && <Badge tone="success">Was published</Badge>}
            </Row.Head>
            <Row.Facts>
              <span>
                Deleted <time dateTime={entry.removedAt}>{formatTime(entry.removedAt)}</time>
                {entry.removedBy && <span>{` by ${fullName(entry.removedBy)}`}</span>}
              </span>
              <span>Kept until {lastDay(entry.removedAt)}</span>
            </Row.Facts>
          </Row.Main>
          <Row.Triage>
            <SmallButton
              label="Restore"
              aria-label={`Restore ${entry.title}`}
              isBusy={entry.id === busyId}
              onClick={() => restore(entry)}
            />
            {mayDelete && (
              <IconButton
                icon="trash"
                label={`Permanently delete ${entry.title}`}
                onClick={askRemoval}
              />
            )}
          </Row.Triage>
        </Row.Root>
      )}
      dialog={() =>
        refusal && (
          <RestoreDialog
            key={Object.keys(refusal.problems).join()}
            refusal={refusal}
            isBusy={busyId !== undefined}
            onRestore={(changes) => restore(refusal.entry, changes)}
            onClose={cancel}
          />
        )
      }
    />
  );
}
