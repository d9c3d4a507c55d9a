import { AUDIT_AREAS } from '@pressline/shared-api';
import { Button, Stack, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { DownloadButton } from '../form/fileControls';
import { FilterChoice, Filters } from '../list/Filters';
import { ListBody } from '../list/ListBody';
import { PanelHeader } from '../list/PanelHeader';
import { AuditRow } from './AuditRow';
import { outcomes, useAudit } from './useAudit';

const Short = styled(TextInput)`
  flex: 1 1 9rem;
  width: auto;
`;
const Day = styled.label`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;
const DATES = { from: 'From', to: 'To' };
const EMPTY = { by: '', area: '', outcome: '', record: '', from: '', to: '' };

export default function AuditPanel() {
  const { address, query, entries, filter, ...list } = useAudit();
  return (
    <>
      <PanelHeader title="Audit Log" query={query}>
        <DownloadButton
          variant="ghost"
          size="sm"
          label="Export CSV"
          busyLabel="Exporting..."
          noun={{ title: 'Audit log', inSentence: 'the audit log' }}
          fileName={(today) => `audit-log-${today}.csv`}
          fetchFile={list.fetchFile}
        />
      </PanelHeader>
      <Stack gap="sm">
        <Filters aria-label="Audit log">
          <Short
            aria-label="Username"
            placeholder="Username"
            maxLength={64}
            value={address.by}
            onChange={({ target }) => filter({ by: target.value })}
          />
          <FilterChoice
            label="Area"
            all="All areas"
            choices={AUDIT_AREAS}
            value={address.area}
            onChange={(area) => filter({ area })}
          />
          <FilterChoice
            label="Outcome"
            all="Any outcome"
            choices={outcomes}
            value={address.outcome}
            onChange={(outcome) => filter({ outcome })}
          />
          {(['from', 'to'] as const).map((name) => (
            <Day key={name} title="Days are in UTC">
              {DATES[name]}
              <TextInput
                type="date"
                value={address[name]}
                onChange={({ target }) => filter({ [name]: target.value })}
              />
            </Day>
          ))}
          {address.record && (
            <Button variant="secondary" onClick={() => filter({ record: '' })}>
              Show all documents
            </Button>
          )}
        </Filters>
        <ListBody
          {...list}
          texts={{
            plural: 'audit entries',
            loading: 'Loading audit entries...',
            empty: 'No entries yet',
            noMatch: 'No audit entries found matching your search',
            fetchFailed: 'Failed to fetch audit entries',
          }}
          query={query}
          rows={entries}
          onClearFilters={() => filter(EMPTY)}
          nouns={{ one: 'entry', many: 'entries' }}
          row={(entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              onRecord={
                address.record
                  ? undefined
                  : () => filter({ ...EMPTY, record: entry.record?.id ?? '' })
              }
            />
          )}
        />
      </Stack>
    </>
  );
}
