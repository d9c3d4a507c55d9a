import { RELEASE_ACTIONS, type ReleaseEvent, type ReleaseRecord } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import * as Row from '../list/rowStyle';
import { Note } from './releasesStyle';
import { actorText, eventTones, releaseName } from './releaseTexts';

interface EventRowProps {
  event: ReleaseEvent;
  releases: readonly ReleaseRecord[];
}

export function EventRow({ event, releases }: EventRowProps) {
  const { at, action, release, by, detail } = event;
  return (
    <Row.Root>
      <Row.Main>
        <Row.Head>
          <Badge tone={eventTones[action]}>{RELEASE_ACTIONS[action]}</Badge>
          {release && <Row.Title as="h4">{releaseName(releases, release)}</Row.Title>}
        </Row.Head>
        {detail && <Note>{detail}</Note>}
        <Row.Facts>
          <span>{formatTime(at)}</span>
          <bdi>{actorText(by)}</bdi>
        </Row.Facts>
      </Row.Main>
    </Row.Root>
  );
}
