import { ApiError, type EditedArticle } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import type { BadgeTone } from '../../form/fields/FieldOnScreen';

/** Of an article with changes that were saved and wait for Update. */
export const CHANGES_BADGE = { text: 'Unpublished changes', tone: 'accent' } as const;

/** A process does what is due within seconds: what is later than this is delayed. */
const LATE_MS = 60_000;

export function scheduleTexts(
  { publishAt, unpublishAt, scheduleCanceled }: Readonly<Record<string, unknown>>,
  now = Date.now(),
) {
  if (!publishAt && !unpublishAt) return undefined;
  const isDelayed = Boolean(publishAt) && Date.parse(String(publishAt)) < now - LATE_MS;
  const badge: { text: string; tone: BadgeTone } = isDelayed
    ? { text: 'Publishing delayed', tone: 'danger' }
    : { text: 'Scheduled', tone: 'accent' };
  if (scheduleCanceled) {
    return {
      badge: { text: 'Schedule canceled', tone: 'danger' as const },
      facts: [String(scheduleCanceled)],
    };
  }
  const published = isDelayed ? 'Was scheduled for' : 'Publishes';
  const facts = [
    publishAt && `${published} ${formatTime(String(publishAt))}`,
    unpublishAt && `Unpublishes ${formatTime(String(unpublishAt))}`,
  ];
  return { badge, facts: facts.filter((fact) => typeof fact === 'string') };
}

export interface Times {
  publishAt: string | null;
  unpublishAt: string | null;
}

export const timesOf = ({ publishAt, unpublishAt }: Readonly<Record<string, unknown>>) =>
  ({ publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null }) as Times;

/** The times that another editor has set since `seen`, with a message for each field. */
export function timesSetByOthers(error: unknown, seen: Times) {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.current) return undefined;
  const now = timesOf((error.current as EditedArticle).article ?? {});
  const changed = (['publishAt', 'unpublishAt'] as const).filter(
    (name) => now[name] !== seen[name],
  );
  if (changed.length === 0) return undefined;
  const problems = changed.map((name) => {
    const time = now[name];
    const what = time ? `set this to ${formatTime(time)}` : 'removed this time';
    return [name, `Someone else ${what}. Save again to replace it.`];
  });
  return { now, problems: Object.fromEntries(problems) as Partial<Record<keyof Times, string>> };
}
