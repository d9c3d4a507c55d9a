import { Badge, Cluster, EmptyState } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { OrderButton } from './orders';
import { ReleaseFigures } from './ReleaseFigures';
import { Active, Division, Explanation } from './releasesStyle';
import { releaseName } from './releaseTexts';
import type { RemoteProps } from './useReleases';

const channels = {
  stable: { label: 'Stable', tone: 'success' },
  canary: { label: 'Canary', tone: 'accent' },
} as const;

export function ActiveReleases({ remote, reportsOf }: RemoteProps) {
  const { releases, canary } = remote;
  const stable = releases.find(({ release }) => release === remote.stable);
  const tried = releases.find(({ release }) => release === canary?.release);
  if (!stable) return <EmptyState>Nothing published yet.</EmptyState>;
  return (
    <>
      {tried && (
        <Division aria-hidden="true">
          <i style={{ width: `${canary?.percent}%` }} />
        </Division>
      )}
      {[stable, tried].map((record) => {
        if (!record) return null;
        const { release, liveSince, publishedAt } = record;
        const channel = record === tried ? 'canary' : 'stable';
        const { label, tone } = channels[channel];
        const percent = canary?.percent ?? 0;
        const share = record === tried ? percent : 100 - percent;
        return (
          <Active key={channel} gap="sm" data-channel={channel} role="group" aria-label={label}>
            <Cluster gap="xs">
              <Badge tone={tone}>{label}</Badge>
              <h4>{releaseName(releases, release)}</h4>
            </Cluster>
            <Explanation>
              {`${share === 100 ? 'All visitors' : `${share}% of visitors`}, since ${formatTime(liveSince ?? publishedAt)}`}
            </Explanation>
            <ReleaseFigures telemetry={reportsOf(release).telemetry} />
            {record === tried && (
              <Cluster gap="xs">
                <OrderButton order={{ action: 'promote', release }}>Promote</OrderButton>
                <OrderButton variant="secondary" order={{ action: 'canary', release }}>
                  Change share
                </OrderButton>
                <OrderButton variant="secondary" order={{ action: 'end-canary' }}>
                  End canary
                </OrderButton>
              </Cluster>
            )}
          </Active>
        );
      })}
    </>
  );
}
