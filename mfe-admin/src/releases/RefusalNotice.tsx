import type { ReleaseEvent } from '@pressline/shared-api';
import { showTime } from '../fields/localTime';
import { Refused } from './releasesStyle';
import { shortId } from './releaseTexts';

/** Says that what was to be released last was not taken, and why. */
export function RefusalNotice({ event: { release, at, detail } }: { event: ReleaseEvent }) {
  return (
    <Refused role="status">
      <strong>
        Release {shortId(release)} was refused, {showTime(at)}
      </strong>
      {detail}
    </Refused>
  );
}
