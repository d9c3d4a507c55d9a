import type { Feedback } from '@pressline/shared-api';
import { AlertDialog, Button, Stack } from '@pressline/shared-ui';
import { useState } from 'react';
import { FilterChoice } from '../inbox/FilterChoice';
import { InboxList } from '../inbox/InboxList';
import { Controls } from '../list/controlStyle';
import { PanelHeader } from '../list/PanelHeader';
import { FeedbackRow } from './FeedbackRow';
import { nouns, statuses, votes } from './feedbackTexts';
import { useFeedback } from './useFeedback';

/** What readers think of the articles, for staff to work through. */
export default function FeedbackPanel() {
  const { inbox, setStatus, remove } = useFeedback();
  const [asked, setAsked] = useState<Feedback>();
  const { address, query, filter, update } = inbox;
  const { status, vote, article } = address;
  return (
    <>
      <PanelHeader
        title="Feedback"
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isRefetching}
        headingRef={inbox.headingRef}
      />
      <Stack gap="sm">
        <Controls aria-label="Feedback">
          <FilterChoice
            label="Status"
            all="Any status"
            choices={statuses}
            value={status}
            onChange={(value) => filter({ status: value })}
          />
          <FilterChoice
            label="Vote"
            all="Any vote"
            choices={votes}
            value={vote}
            onChange={(value) => filter({ vote: value })}
          />
          {article && (
            <Button variant="secondary" onClick={() => filter({ article: '' })}>
              Show all articles
            </Button>
          )}
        </Controls>
        <InboxList
          inbox={inbox}
          nouns={nouns}
          empty="No feedback yet. Readers can vote at the end of each article."
          isFiltered={Boolean(status || vote || article)}
          onClearFilters={() => filter({ status: '', vote: '', article: '' })}
          onPage={update}
          row={(entry) => (
            <FeedbackRow
              key={entry.id}
              entry={entry}
              onStatus={(next) => setStatus(entry, next)}
              onRemove={() => setAsked(entry)}
              onArticle={article ? undefined : () => filter({ article: entry.articleId })}
            />
          )}
        />
      </Stack>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Delete this feedback?"
        description="The vote no longer counts, and the comment is gone for good."
        confirmLabel="Delete"
        onConfirm={() => {
          if (asked) remove(asked);
        }}
      />
    </>
  );
}
