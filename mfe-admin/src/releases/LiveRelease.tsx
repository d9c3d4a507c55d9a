import type { ReleaseRecord, ReleaseTelemetry } from '@pressline/shared-api';
import { Badge, Cluster } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { showTime } from '../fields/localTime';
import { ReleaseFigures } from './ReleaseFigures';
import { Live, Note } from './releasesStyle';
import { releaseName } from './releaseTexts';

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
export function LiveRelease({ channel, record, share, telemetry, children }: LiveReleaseProps) {
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
        {showTime(liveSince ?? publishedAt)}
      </Note>
      <ReleaseFigures telemetry={telemetry} />
      {children && <Cluster gap="xs">{children}</Cluster>}
    </Live>
  );
}
