import type { ReleaseRecord, RemoteOverview } from '@pressline/shared-api';
import { Badge, Button } from '@pressline/shared-ui';
import { showTime } from '../fields/localTime';
import * as Row from '../list/rowStyle';
import { ReleaseFigures } from './ReleaseFigures';
import { ReportedErrors } from './ReportedErrors';
import type { ReleaseOrder } from './releaseOrder';
import { Listed } from './releasesStyle';
import { releaseName } from './releaseTexts';
import type { ReleaseReports } from './useReleases';

interface ReleaseRowProps {
  remote: RemoteOverview;
  record: ReleaseRecord;
  reports: ReleaseReports;
  isBusy: boolean;
  onOrder: (order: ReleaseOrder) => void;
}

const KILOBYTE = 1_024;

/** One release that the registry holds. */
export function ReleaseRow({ remote, record, reports, isBusy, onOrder }: ReleaseRowProps) {
  const { stable, previous, canary } = remote;
  const { release, publishedAt, source, pageBytes, failure } = record;
  const name = releaseName([record], release);
  const isStable = release === stable;
  const isCanary = release === canary?.release;
  // Those of a live release stand above the list.
  const showsFigures = !isStable && !isCanary && reports.telemetry !== undefined;
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
        {showsFigures && <ReleaseFigures telemetry={reports.telemetry} isBrief />}
        <ReportedErrors errors={reports.errors} />
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
            onClick={() => onOrder({ action: 'promote', release })}
          >
            Promote
          </Button>
          {stable && !isCanary && (
            <Button
              {...{ variant: 'ghost', size: 'sm', disabled: isBusy }}
              aria-label={`Start canary with ${name}`}
              onClick={() => onOrder({ action: 'canary', release })}
            >
              Start canary
            </Button>
          )}
        </Row.Actions>
      )}
    </Listed>
  );
}
