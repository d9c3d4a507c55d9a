import type { RemoteOverview } from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { type ReactNode, useRef, useState } from 'react';
import { List, Sheet } from '../list/listStyle';
import { EventRow } from './EventRow';
import { LiveReleases } from './LiveReleases';
import { type AskedCommand, isAsked, OrderContext, type ReleaseOrder } from './OrderButton';
import { ReleaseDialogs } from './ReleaseDialogs';
import { ReleaseNotices } from './ReleaseNotices';
import { ReleaseRow } from './ReleaseRow';
import { RemoteHeader } from './RemoteHeader';
import { Remote } from './releasesStyle';
import { useReleaseCommand } from './useReleaseCommand';
import type { ReportsOf } from './useReleases';

interface RemoteCardProps {
  remote: RemoteOverview;
  reportsOf: ReportsOf;
}

export function RemoteCard({ remote, reportsOf }: RemoteCardProps) {
  const { name, releases, events } = remote;
  const [asked, setAsked] = useState<AskedCommand>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useReleaseCommand(remote, heading);
  const onOrder = (order: ReleaseOrder) => (isAsked(order) ? setAsked(order) : send(order));
  return (
    <Remote forwardedAs="section" aria-label={name}>
      <OrderContext value={{ isBusy, onOrder }}>
        <Stack gap="sm">
          <RemoteHeader remote={remote} headingRef={heading} />
          <ReleaseNotices remote={remote} reportsOf={reportsOf} />
          <LiveReleases remote={remote} reportsOf={reportsOf} />
          <FoldedList
            label="Releases"
            rows={releases.map((record) => (
              <ReleaseRow
                key={record.release}
                remote={remote}
                record={record}
                reports={reportsOf(name, record.release)}
              />
            ))}
          />
          <FoldedList
            label="History"
            rows={events.map((event) => (
              <EventRow
                key={`${event.at} ${event.action} ${event.release}`}
                event={event}
                releases={releases}
              />
            ))}
          />
        </Stack>
      </OrderContext>
      {asked && (
        <ReleaseDialogs
          remote={remote}
          asked={asked}
          onCommand={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Remote>
  );
}

interface FoldedListProps {
  label: string;
  rows: readonly ReactNode[];
}

/** A list that opens below its name; its length is said before. */
function FoldedList({ label, rows }: FoldedListProps) {
  return (
    <details>
      <summary>
        {label} ({rows.length})
      </summary>
      <Sheet>
        <List>{rows}</List>
      </Sheet>
    </details>
  );
}
