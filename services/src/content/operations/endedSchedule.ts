import type { StoredDocument } from '../../store/database/createModel';
import type { EndedSchedule, StoredStep, Values } from './StoredOperation';

type Scheduled = StoredDocument & Partial<EndedSchedule>;

/** The schedule of an article that publishing or unpublishing it ends. */
export function endedSchedule(body: Values, stored: Scheduled): Pick<StoredStep, 'schedule'> {
  const { publishAt = null, unpublishAt = null, schedule = null } = stored;
  const isEnded = 'isPublished' in body && (publishAt || unpublishAt);
  return isEnded ? { schedule: { publishAt, unpublishAt, schedule } } : {};
}

const ahead = (time: Date | null) => (time && time > new Date() ? time : null);

/** What an undo gives an article besides its values: the times that are still ahead, unless it was scheduled again. */
export const scheduledAgain = (ended: EndedSchedule | undefined) => (now: Scheduled) => {
  const isAnew =
    now.publishAt || (now.unpublishAt && String(now.unpublishAt) !== String(ended?.unpublishAt));
  if (!ended || isAnew) return {};
  const publishAt = ahead(ended.publishAt);
  const unpublishAt = ahead(ended.unpublishAt);
  return publishAt || unpublishAt ? { publishAt, unpublishAt, schedule: ended.schedule } : {};
};
