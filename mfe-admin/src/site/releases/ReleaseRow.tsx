import type { ReleaseRecord } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatNumber, formatTime } from '@pressline/shared-ui/format';
import * as Row from '../../list/rowStyle';
import { OrderButton } from './orders';
import { ReleaseFigures } from './ReleaseFigures';
import { ReportedErrors } from './ReleaseNotices';
import { Listed } from './releasesStyle';
import { releaseName } from './releaseTexts';
import type { RemoteProps } from './useReleases';

const KILOBYTE = 1_024;

export function ReleaseRow({ remote, reportsOf, record }: RemoteProps & { record: ReleaseRecord }) {
  const { stable, previous, canary } = remote;
  const { release, publishedAt, source, pageBytes, failure } = record;
  const { telemetry, errors } = reportsOf(release);
  const name = releaseName([record], release);
  const isStable = release === stable;
  const isCanary = release === canary?.release;
  // Those of an active release stand above the list.
  const showsFigures = !isStable && !isCanary && telemetry !== undefined;
  return (
    <Listed>
      <Row.Main>
        <Row.Head>
          <Row.Title as="h4">{name}</Row.Title>
          {isStable && <Badge tone="success">Stable</Badge>}
          {isCanary && <Badge tone="accent">Canary</Badge>}
          {release === previous && <Badge>Rollback returns here</Badge>}
          {failure && <Badge tone="danger">Rolled back</Badge>}
        </Row.Head>
        {failure && <Row.Refusal>{failure}</Row.Refusal>}
        {showsFigures && <ReleaseFigures telemetry={telemetry} isBrief />}
        <ReportedErrors errors={errors} />
        <Row.Facts>
          <span>{`Published ${formatTime(publishedAt)}`}</span>
          <bdi>{source}</bdi>
          <span>{`Up to ${formatNumber(Math.round(pageBytes / KILOBYTE))} KB of scripts a page`}</span>
        </Row.Facts>
      </Row.Main>
      {!isStable && (
        <Row.Actions>
          <OrderButton
            variant="ghost"
            aria-label={failure ? `Publish ${name} again` : `Promote ${name}`}
            order={{ action: 'promote', release }}
          >
            {failure ? 'Publish again' : 'Promote'}
          </OrderButton>
          {stable && !isCanary && (
            <OrderButton
              variant="ghost"
              aria-label={`Start canary with ${name}`}
              order={{ action: 'canary', release }}
            >
              Start canary
            </OrderButton>
          )}
        </Row.Actions>
      )}
    </Listed>
  );
}
