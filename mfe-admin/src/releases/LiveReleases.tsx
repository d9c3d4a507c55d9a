import type { ReleaseCommand, ReleaseTelemetry, RemoteReleases } from '@pressline/shared-api';
import { Button, EmptyState } from '@pressline/shared-ui';
import { LiveRelease } from './LiveRelease';
import type { AskedCommand } from './ReleaseDialogs';
import { Division } from './releasesStyle';

interface LiveReleasesProps {
  remote: RemoteReleases;
  telemetryOf: (remote: string, release: string) => ReleaseTelemetry | undefined;
  isBusy: boolean;
  onCommand: (command: ReleaseCommand) => void;
  onAsk: (command: AskedCommand) => void;
}

/** What a remote's visitors get: the stable release, and perhaps a canary beside it. */
export function LiveReleases({ remote, telemetryOf, isBusy, onCommand, onAsk }: LiveReleasesProps) {
  const { name, releases, canary } = remote;
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
        telemetry={telemetryOf(name, stable.release)}
      />
      {tried && (
        <LiveRelease
          channel="canary"
          record={tried}
          share={percent}
          telemetry={telemetryOf(name, tried.release)}
        >
          <Button
            {...{ size: 'sm', disabled: isBusy }}
            onClick={() => onAsk({ action: 'promote', release: tried.release })}
          >
            Promote
          </Button>
          <Button
            {...{ variant: 'secondary', size: 'sm', disabled: isBusy }}
            onClick={() => onAsk({ action: 'canary', release: tried.release })}
          >
            Change share
          </Button>
          <Button
            {...{ variant: 'secondary', size: 'sm', disabled: isBusy }}
            onClick={() => onCommand({ action: 'end-canary' })}
          >
            End canary
          </Button>
        </LiveRelease>
      )}
    </>
  );
}
