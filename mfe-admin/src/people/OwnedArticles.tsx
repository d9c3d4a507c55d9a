import type { ImpactGroup } from '@pressline/shared-api';
import { Field, NewTabHint, Select, Stack } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { ARTICLES_PATH } from '../form/api/paths';
import { useStaffNames } from '../form/api/queries';

const SHOWN_TITLES = 3;

export const UNKNOWN_OWNED =
  ' We couldn’t look up which articles they own. Those articles will have no owner.';

export const ownedArticlesIn = (groups: readonly ImpactGroup[] | undefined) =>
  groups?.find(({ source }) => source === 'ownedArticles');

interface OwnedArticlesProps {
  username: string;
  owned: ImpactGroup;
  newOwner: string;
  error?: string | undefined;
  onChange: (newOwner: string) => void;
}

export function OwnedArticles(props: OwnedArticlesProps) {
  const { username, owned, newOwner, error, onChange } = props;
  const { [username]: _leaving, ...others } = useStaffNames();
  const titles = owned.items.slice(0, SHOWN_TITLES).map(({ title }) => `“${title}”`);
  const more = owned.total - titles.length;
  return (
    <Stack gap="sm">
      <p>
        They own{' '}
        <a
          href={`${ARTICLES_PATH}?owner=${encodeURIComponent(username)}`}
          target="_blank"
          rel="noopener"
        >
          <span>{formatCount(owned.total, 'article')}</span>
          <NewTabHint />
        </a>
        <span>{`: ${[...titles, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`}</span>
      </p>
      <Field
        label={owned.total === 1 ? 'New owner of this article' : 'New owner of these articles'}
        error={error}
      >
        <Select value={newOwner} onChange={({ target }) => onChange(target.value)} options={others}>
          <option value="">No owner</option>
        </Select>
      </Field>
    </Stack>
  );
}
