import type { ReleaseTelemetry, RemoteReleases } from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { useRef, useState } from 'react';
import { automaticRollback } from './automaticRollback';
import { EventRow } from './EventRow';
import { FoldedList } from './FoldedList';
import { LiveReleases } from './LiveReleases';
import { type AskedCommand, ReleaseDialogs } from './ReleaseDialogs';
import { ReleaseRow } from './ReleaseRow';
import { RemoteHeader } from './RemoteHeader';
import { RollbackNotice } from './RollbackNotice';
import { Remote } from './releasesStyle';
import { useReleaseCommand } from './useReleaseCommand';

interface RemoteCardProps {
  remote: RemoteReleases;
  telemetryOf: (remote: string, release: string) => ReleaseTelemetry | undefined;
}

/** One remote: what its visitors get, what there is besides, and what has happened. */
export function RemoteCard({ remote, telemetryOf }: RemoteCardProps) {
  const { name, releases, events } = remote;
  const [asked, setAsked] = useState<AskedCommand | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useReleaseCommand(remote, heading);
  const rollback = automaticRollback(events);
  return (
    <Remote forwardedAs="section" aria-label={name}>
      <Stack gap="sm">
        <RemoteHeader
          remote={remote}
          isBusy={isBusy}
          headingRef={heading}
          onCommand={send}
          onRollback={() => setAsked({ action: 'rollback', from: remote.stable ?? undefined })}
        />
        {rollback && <RollbackNotice event={rollback} releases={releases} />}
        <LiveReleases
          remote={remote}
          telemetryOf={telemetryOf}
          isBusy={isBusy}
          onCommand={send}
          onAsk={setAsked}
        />
        <FoldedList
          label="Releases"
          rows={releases.map((record) => (
            <ReleaseRow
              key={record.release}
              remote={remote}
              record={record}
              isBusy={isBusy}
              onAsk={setAsked}
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
