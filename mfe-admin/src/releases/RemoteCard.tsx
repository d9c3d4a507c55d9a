import { openRefusals, type RemoteOverview } from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { useRef, useState } from 'react';
import { automaticRollback } from './automaticRollback';
import { EventRow } from './EventRow';
import { FoldedList } from './FoldedList';
import { LiveReleases } from './LiveReleases';
import { RefusalNotice } from './RefusalNotice';
import { ReleaseDialogs } from './ReleaseDialogs';
import { ReleaseRow } from './ReleaseRow';
import { RemoteHeader } from './RemoteHeader';
import { RollbackNotice } from './RollbackNotice';
import { type AskedCommand, isAsked, type ReleaseOrder } from './releaseOrder';
import { Remote } from './releasesStyle';
import { useReleaseCommand } from './useReleaseCommand';
import type { ReportsOf } from './useReleases';

interface RemoteCardProps {
  remote: RemoteOverview;
  reportsOf: ReportsOf;
}

/** One remote: what its visitors get, what there is besides, and what has happened. */
export function RemoteCard({ remote, reportsOf }: RemoteCardProps) {
  const { name, releases, events } = remote;
  const [asked, setAsked] = useState<AskedCommand | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useReleaseCommand(remote, heading);
  const give = (order: ReleaseOrder) => (isAsked(order) ? setAsked(order) : send(order));
  const rollback = automaticRollback(events);
  const [refusal] = openRefusals(remote);
  return (
    <Remote forwardedAs="section" aria-label={name}>
      <Stack gap="sm">
        <RemoteHeader remote={remote} isBusy={isBusy} headingRef={heading} onOrder={give} />
        {rollback && (
          <RollbackNotice
            event={rollback}
            releases={releases}
            errors={reportsOf(name, rollback.release).errors}
          />
        )}
        {refusal && <RefusalNotice event={refusal} />}
        <LiveReleases remote={remote} reportsOf={reportsOf} isBusy={isBusy} onOrder={give} />
        <FoldedList
          label="Releases"
          rows={releases.map((record) => (
            <ReleaseRow
              key={record.release}
              remote={remote}
              record={record}
              reports={reportsOf(name, record.release)}
              isBusy={isBusy}
              onOrder={give}
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
      {asked && (
        <ReleaseDialogs
          remote={remote}
          asked={asked}
          onCommand={send}
          onClose={() => setAsked(null)}
        />
      )}
    </Remote>
  );
}
