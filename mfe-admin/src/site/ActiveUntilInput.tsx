import type { Announcement } from '@pressline/shared-api';
import { Badge, Cluster } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { FieldInput } from '../form/fields/FieldInput';
import { useDraft } from '../form/fields/formContext';
import { fromLocalInput } from '../form/fields/localTime';
import type { Describe, RowContent } from '../list/rowContent';

const inactive = (explanation: string) => ({ status: 'Inactive' as const, explanation });

/** What the two dates of the form mean at `now`: active from the first and before the second. */
export function announcementPhase(from: string, until: string, now: Date) {
  const start = fromLocalInput(from);
  const end = fromLocalInput(until);
  const isPast = (time: string) => new Date(time) <= now;
  if (start && end && end <= start)
    return inactive('The end is before the start, so readers never see it.');
  if (end && isPast(end)) return inactive(`Ended ${formatTime(end)}.`);
  if (start && !isPast(start)) return inactive(`Readers see it from ${formatTime(start)}.`);
  const explanation = end
    ? `Readers see it until ${formatTime(end)}.`
    : 'Readers see it. No end date is set.';
  return { status: 'Active' as const, explanation };
}

/** Tells an inactive announcement that is still to come from one that is over. */
export const describeAnnouncement: Describe = (document, _nameOf, { badges }) => {
  const { status, activeFrom } = document as unknown as Announcement;
  if (status === 'Active') return {};
  const isScheduled = new Date(activeFrom) > new Date();
  const phase: RowContent['badges'][number] = isScheduled
    ? { text: 'Scheduled', tone: 'accent' }
    : { text: 'Expired', tone: 'neutral' };
  return { badges: [...badges, phase] };
};

export function ActiveUntilInput() {
  const { activeFrom, activeUntil } = useDraft();
  const phase = announcementPhase(String(activeFrom), String(activeUntil), new Date());
  return (
    <>
      <FieldInput name="activeUntil" />
      <Cluster gap="xs" role="status">
        <Badge tone={phase.status === 'Active' ? 'success' : 'neutral'}>{phase.status}</Badge>
        <span>{phase.explanation}</span>
      </Cluster>
    </>
  );
}
