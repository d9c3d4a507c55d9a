import { formatTime } from '@pressline/shared-ui/format';
import type { BadgeTone } from '../../fields/FieldOnScreen';

/** A process does what is due within seconds: what is later than this is held up. */
const LATE_MS = 60_000;

/** What happens to an article by itself, for its row and its editor. */
export function scheduleTexts(
  { publishAt, unpublishAt }: Readonly<Record<string, unknown>>,
  now = Date.now(),
) {
  if (!publishAt && !unpublishAt) return undefined;
  const isHeldUp = Boolean(publishAt) && Date.parse(String(publishAt)) < now - LATE_MS;
  const badge: { text: string; tone: BadgeTone } = isHeldUp
    ? { text: 'Publishing held up', tone: 'danger' }
    : { text: 'Scheduled', tone: 'accent' };
  const published = isHeldUp ? 'Was to be published' : 'Publishes';
  const facts = [
    publishAt && `${published} ${formatTime(String(publishAt))}`,
    unpublishAt && `Unpublishes ${formatTime(String(unpublishAt))}`,
  ];
  return { badge, facts: facts.filter((fact) => typeof fact === 'string') };
}
