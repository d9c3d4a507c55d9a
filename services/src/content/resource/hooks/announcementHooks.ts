import { invalid } from '../../../errors';
import type { StoredOf } from '../../../store/database/createModel';
import type { ResourceHooks } from './ResourceHooks';

type StoredAnnouncement = StoredOf<'announcements'>;

const time = (value: unknown) => (value ? new Date(value as string | Date).getTime() : undefined);

/** Whether an announcement is active at `now`: from its start on, before its end. */
export function isActive(
  { activeFrom, activeUntil }: Pick<StoredAnnouncement, 'activeFrom' | 'activeUntil'>,
  now = Date.now(),
): boolean {
  return activeFrom.getTime() <= now && (!activeUntil || now < activeUntil.getTime());
}

export const announcementHooks: ResourceHooks<StoredAnnouncement> = {
  async prepare(_context, change, before) {
    const from = time(change.activeFrom ?? before?.activeFrom) ?? Date.now();
    const until = time(change.activeUntil === undefined ? before?.activeUntil : change.activeUntil);
    if (until !== undefined && until <= from) {
      throw invalid({ activeUntil: 'Must be after the start' });
    }
    return change;
  },
  present: (stored) => ({
    status: isActive(stored) ? 'Active' : 'Inactive',
    revision: stored.version,
  }),
};
