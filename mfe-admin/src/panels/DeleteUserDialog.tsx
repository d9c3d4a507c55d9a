import { AlertDialog, Field, NewTabHint, Select, Stack } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { useApi } from '../auth/useSession';
import { useStaff } from '../auth/useStaff';
import type { RemovalDialogProps } from '../resource/usePanelDialogs';

const SHOWN_TITLES = 3;

/** Asks before an admin user is deleted, and who owns their articles from then on. */
export function DeleteUserDialog({ document, groups, onClose, onDelete }: RemovalDialogProps) {
  const username = String(document.username);
  const { staff } = useApi();
  const [newOwner, setNewOwner] = useState('');
  const owned = groups?.find(({ source }) => source === 'ownedArticles');
  const { [username]: _deleted, ...others } = useStaff(null, owned !== undefined);
  const titles = owned?.items.slice(0, SHOWN_TITLES).map(({ title }) => `“${title}”`) ?? [];
  const more = (owned?.total ?? 0) - titles.length;
  const handOver = owned ? (id: string) => staff.remove(id, { newOwner }) : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Delete “${username}”?`}
      description={
        <>
          This person is logged out at once. This cannot be undone.
          {!groups && ' We could not look up which articles they own; those will have no owner.'}
        </>
      }
      confirmLabel="Delete"
      onConfirm={() => onDelete(handOver)}
    >
      {owned && (
        <Stack gap="sm">
          <p>
            They own{' '}
            <a
              href={`${ARTICLES_PATH}?owner=${encodeURIComponent(username)}`}
              target="_blank"
              rel="noopener"
            >
              {formatCount(owned.total, 'article')}
              <NewTabHint />
            </a>
            : {[...titles, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.
          </p>
          <Field
            label={owned.total === 1 ? 'New owner of this article' : 'New owner of these articles'}
          >
            <Select
              value={newOwner}
              onChange={({ target }) => setNewOwner(target.value)}
              options={others}
            >
              <option value="">Nobody</option>
            </Select>
          </Field>
        </Stack>
      )}
    </AlertDialog>
  );
}
