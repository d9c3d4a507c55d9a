import type { CheckName } from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { useAdminQuery } from '../form/api/adminQueries';
import { useApi } from '../form/api/useSession';
import { Note } from '../form/Notice';
import { FilterChoice, Filters } from '../list/Filters';
import { ListBody } from '../list/ListBody';
import { listFormat } from '../list/listAddress';
import { PanelHeader } from '../list/PanelHeader';
import { useAddressState } from '../list/useAddressState';
import { FindingRow } from './FindingRow';
import { keyOf } from './FindingText';
import { useFix } from './useFix';

const format = listFormat({ check: (value) => value.slice(0, 40) });

export default function HealthPanel() {
  const { checks: api } = useApi();
  const { address, settled, update } = useAddressState(format);
  const fix = useFix();
  const params = { check: settled.check as CheckName, page: settled.page, limit: settled.size };
  const query = useAdminQuery(['health', params], (init) => api.health(params, init), {
    placeholderData: (before) => before,
  });
  const { checks = [], findings, total = 0 } = query.data ?? {};
  const choices = checks.map(({ check, title, total: found }) => [check, `${title} (${found})`]);
  const shown = address.check;
  if (shown && !choices.some(([check]) => check === shown)) choices.push([shown, 'Fixed']);
  return (
    <>
      <PanelHeader title="Health" query={query} />
      <Stack gap="sm">
        <Note>
          Finds content that’s broken for readers or could be better. It doesn’t check links to
          other sites or to pages outside the help center.
        </Note>
        <Filters aria-label="Health">
          <FilterChoice
            label="Check"
            all="All checks"
            choices={Object.fromEntries(choices)}
            value={shown}
            onChange={(check) => update({ check, page: 1 })}
          />
        </Filters>
        <ListBody
          texts={{
            plural: 'problems',
            loading: 'Checking all content...',
            empty: 'No problems found.',
            noMatch: 'This check found no problems.',
            fetchFailed: 'Failed to check the content',
          }}
          query={query}
          rows={findings}
          isFiltered={shown !== ''}
          onClearFilters={() => update({ check: '', page: 1 })}
          row={(finding) => (
            <FindingRow
              key={finding.id + finding.place + keyOf(finding)}
              finding={finding}
              isBusy={fix.isPending}
              onFix={() => fix.mutate(finding)}
            />
          )}
          page={settled.page}
          size={settled.size}
          total={total}
          nouns={{ one: 'problem', many: 'problems' }}
          onPage={update}
        />
      </Stack>
    </>
  );
}
