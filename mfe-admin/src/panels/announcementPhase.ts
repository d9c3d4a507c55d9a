import type { AnnouncementStatus } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import { fromLocalInput } from '../fields/localTime';

interface Phase {
  status: AnnouncementStatus;
  explanation: string;
}

/** What the two dates of the form mean at `now`: active from the first and before the second. */
export function announcementPhase(from: string, until: string, now: Date): Phase {
  const start = fromLocalInput(from);
  const end = fromLocalInput(until);
  const isPast = (time: string) => new Date(time) <= now;
  if (start && end && end <= start) {
    return { status: 'Inactive', explanation: 'Ends before it starts, so readers never see it.' };
  }
  if (end && isPast(end)) return { status: 'Inactive', explanation: `Ended ${formatTime(end)}.` };
  if (start && !isPast(start)) {
    return { status: 'Inactive', explanation: `Readers see it from ${formatTime(start)}.` };
  }
  return {
    status: 'Active',
    explanation: end ? `Readers see it until ${formatTime(end)}.` : 'Readers see it, with no end.',
  };
}
