import type { ReleaseRecord, ReleaseTelemetry } from '@pressline/shared-api';
import { Badge, Cluster, EmptyState } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import type { ReactNode } from 'react';
import { OrderButton } from './OrderButton';
import { ReleaseFigures } from './ReleaseFigures';
import { Division, Live, Note } from './releasesStyle';
import { releaseName } from './releaseTexts';
import type { RemoteProps } from './useReleases';

const channels = {
  stable: { label: 'Stable', tone: 'success' },
  canary: { label: 'Canary', tone: 'accent' },
} as const;

interface LiveReleaseProps {
  channel: keyof typeof channels;
  record: ReleaseRecord;
  /** Of the visitors, in percent. */
  share: number;
  telemetry: ReleaseTelemetry | undefined;
  /** What can be done to it. */
  children?: ReactNode;
}

/** A release that visitors get: which, since when, how many of them, and how it does. */
function LiveRelease({ channel, record, share, telemetry, children }: LiveReleaseProps) {
  const { label, tone } = channels[channel];
  const { release, liveSince, publishedAt } = record;
  return (
    <Live gap="sm" data-channel={channel} role="group" aria-label={label}>
      <Cluster gap="xs">
        <Badge tone={tone}>{label}</Badge>
        <h4>{releaseName([record], release)}</h4>
      </Cluster>
      <Note>
        {share === 100 ? 'All visitors' : `${share}% of visitors`}, since{' '}
        {formatTime(liveSince ?? publishedAt)}
      </Note>
      <ReleaseFigures telemetry={telemetry} />
      {children && <Cluster gap="xs">{children}</Cluster>}
    </Live>
  );
}

export function LiveReleases({ remote, reportsOf }: RemoteProps) {
  const { releases, canary } = remote;
  const stable = releases.find(({ release }) => release === remote.stable);
  const tried = releases.find(({ release }) => release === canary?.release);
  if (!stable) return <EmptyState>Nothing has been published yet.</EmptyState>;
  const percent = canary?.percent ?? 0;
  return (
    <>
      {tried && (
        <Division aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </Division>
      )}
      <LiveRelease
        channel="stable"
        record={stable}
        share={100 - percent}
        telemetry={reportsOf(stable.release).telemetry}
      />
      {tried && (
        <LiveRelease
          channel="canary"
          record={tried}
          share={percent}
          telemetry={reportsOf(tried.release).telemetry}
        >
          <OrderButton order={{ action: 'promote', release: tried.release }}>Promote</OrderButton>
          <OrderButton variant="secondary" order={{ action: 'canary', release: tried.release }}>
            Change share
          </OrderButton>
          <OrderButton variant="secondary" order={{ action: 'end-canary' }}>
            End canary
          </OrderButton>
        </LiveRelease>
      )}
    </>
  );
}
