import { AlertDialog, Stack } from '@pressline/shared-ui';
import { useRef, useState } from 'react';
import { FilterChoice } from '../inbox/FilterChoice';
import { InboxList } from '../inbox/InboxList';
import { Controls, SearchInput } from '../list/controlStyle';
import { PanelHeader } from '../list/PanelHeader';
import { useShortcut } from '../shortcuts/useShortcut';
import { kinds, nouns, states } from './contactTexts';
import { SubmissionDialog } from './SubmissionDialog';
import { SubmissionRow } from './SubmissionRow';
import { useSubmissions } from './useSubmissions';

/** The inbox of everything that visitors sent by the site's forms. */
export default function ContactPanel() {
  const { inbox, resend, isResending, remove } = useSubmissions();
  const { address, entries, query, filter, update } = inbox;
  const { q, kind, state } = address;
  const [askedId, setAskedId] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const opened = entries?.find(({ id }) => id === address.open);
  const close = () => update({ open: '' });
  return (
    <>
      <PanelHeader
        title="Contact"
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isRefetching}
        headingRef={inbox.headingRef}
      />
      <Stack gap="sm">
        <Controls aria-label="Requests">
          <SearchInput
            ref={search}
            type="search"
            aria-label="Search requests"
            aria-keyshortcuts="/"
            placeholder="Search requests..."
            maxLength={200}
            value={q}
            onChange={({ target }) => filter({ q: target.value })}
          />
          <FilterChoice
            label="Kind"
            all="All kinds"
            choices={kinds}
            value={kind}
            onChange={(value) => filter({ kind: value })}
          />
          <FilterChoice
            label="Delivery"
            all="Any delivery state"
            choices={states}
            value={state}
            onChange={(value) => filter({ state: value })}
          />
        </Controls>
        <InboxList
          inbox={inbox}
          nouns={nouns}
          empty="No requests yet. What visitors send by the forms of the site arrives here."
          isFiltered={Boolean(q || kind || state)}
          onClearFilters={() => filter({ q: '', kind: '', state: '' })}
          onPage={update}
          row={(entry) => (
            <SubmissionRow key={entry.id} entry={entry} onOpen={() => update({ open: entry.id })} />
          )}
        />
      </Stack>
      {opened && (
        <SubmissionDialog
          entry={opened}
          isResending={isResending(opened)}
          onResend={() => resend(opened)}
          onRemove={() => setAskedId(opened.id)}
          onClose={close}
        />
      )}
      <AlertDialog
        open={opened !== undefined && opened.id === askedId}
        onOpenChange={() => setAskedId(undefined)}
        title="Delete this request?"
        description="What was sent is gone for good, and is not delivered any more."
        confirmLabel="Delete"
        onConfirm={() => {
          if (!opened) return;
          close();
          remove(opened);
        }}
      />
    </>
  );
}
