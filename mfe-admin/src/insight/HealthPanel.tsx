import {
  type CheckName,
  type ContentFinding,
  resources,
  type TextState,
} from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { editPath } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { Note, SmallButton } from '../form/controls';
import { FilterChoice, Filters } from '../list/Filters';
import { ListBody } from '../list/ListBody';
import { listFormat } from '../list/listAddress';
import { PanelHeader } from '../list/PanelHeader';
import * as Row from '../list/rowStyle';
import { useAddressState } from '../list/useAddressState';
import { FindingText, findingKey } from './FindingText';
import { useFixFinding } from './useFix';

const PLACES: Readonly<Record<TextState, string>> = {
  saved: '',
  draft: 'In unpublished changes',
  scheduled: 'In scheduled changes',
};

interface FindingRowProps {
  finding: ContentFinding;
  isBusy: boolean;
  onFix: () => void;
}

function FindingRow({ finding, isBusy, onFix }: FindingRowProps) {
  const { resource, title, line, fix, message, isPublished, place } = finding;
  const facts = [
    resources[resource].label,
    isPublished === false ? 'Draft' : '',
    PLACES[place],
    line ? `Line ${line}` : '',
  ];
  return (
    <Row.Root>
      <FindingText
        finding={finding}
        head={
          <Row.Title>
            <Link to={editPath(finding)}>{title}</Link>
          </Row.Title>
        }
        facts={facts.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)}
      />
      {fix && (
        <Row.Actions>
          <SmallButton
            label="Fix"
            disabled={isBusy}
            aria-label={`Fix in ${title}: ${message}`}
            onClick={onFix}
          />
        </Row.Actions>
      )}
    </Row.Root>
  );
}

const format = listFormat({ check: (value) => value.slice(0, 40) });

export default function HealthPanel() {
  const { checks: api } = useApi();
  const { address, debounced, update } = useAddressState(format);
  const fix = useFixFinding();
  const params = {
    check: debounced.check as CheckName,
    page: debounced.page,
    limit: debounced.size,
  };
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
              key={finding.id + finding.place + findingKey(finding)}
              finding={finding}
              isBusy={fix.isPending}
              onFix={() => fix.mutate(finding)}
            />
          )}
          page={debounced.page}
          size={debounced.size}
          total={total}
          nouns={{ one: 'problem', many: 'problems' }}
          onPage={update}
        />
      </Stack>
    </>
  );
}
