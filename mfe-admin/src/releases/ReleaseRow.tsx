import type { ReleaseRecord, RemoteReleases } from '@pressline/shared-api';
import { Badge, Button } from '@pressline/shared-ui';
import { showTime } from '../resource/localTime';
import * as Row from '../resource/rowStyle';
import type { AskedCommand } from './ReleaseDialogs';
import { releaseName } from './releaseTexts';

interface ReleaseRowProps {
  remote: RemoteReleases;
  record: ReleaseRecord;
  isBusy: boolean;
  onAsk: (command: AskedCommand) => void;
}

const KILOBYTE = 1_024;

/** One release that the registry holds. */
export function ReleaseRow({ remote, record, isBusy, onAsk }: ReleaseRowProps) {
  const { stable, previous, canary } = remote;
  const { release, publishedAt, source, pageBytes, failure } = record;
  const name = releaseName([record], release);
  const isStable = release === stable;
  const isCanary = release === canary?.release;
  return (
    <Row.Root>
      <Row.Main>
        <Row.Head>
          <Row.Title as="h4">{name}</Row.Title>
          {isStable && <Badge tone="success">Stable</Badge>}
          {isCanary && <Badge tone="accent">Canary</Badge>}
          {release === previous && <Badge>Previous</Badge>}
          {failure && <Badge tone="danger">Taken back</Badge>}
        </Row.Head>
        {failure && <Row.Refusal>{failure}</Row.Refusal>}
        <Row.Facts>
          <span>Published {showTime(publishedAt)}</span>
          <bdi>{source}</bdi>
          <span>
            Up to {Math.round(pageBytes / KILOBYTE).toLocaleString()} KB of scripts a page
          </span>
        </Row.Facts>
      </Row.Main>
      {!isStable && (
        <Row.Actions>
          <Button
            {...{ variant: 'ghost', size: 'sm', disabled: isBusy }}
            aria-label={`Promote ${name}`}
            onClick={() => onAsk({ action: 'promote', release })}
          >
            Promote
          </Button>
          {stable && !isCanary && (
            <Button
              {...{ variant: 'ghost', size: 'sm', disabled: isBusy }}
              aria-label={`Start canary with ${name}`}
              onClick={() => onAsk({ action: 'canary', release })}
            >
              Start canary
            </Button>
          )}
        </Row.Actions>
      )}
    </Row.Root>
  );
}
