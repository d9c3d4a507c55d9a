import type { PublicAnnouncement } from '@pressline/shared-api';

const rank = { high: 0, medium: 1, low: 2 } satisfies Record<
  PublicAnnouncement['priority'],
  number
>;

/**
 * The announcements in force at `now` (milliseconds): from `activeFrom` on and before `activeUntil`.
 * Highest priority first, then newest (spec §4, design §1.14).
 */
export function activeAnnouncements(
  announcements: readonly PublicAnnouncement[],
  now: number,
): PublicAnnouncement[] {
  return announcements
    .filter(
      ({ activeFrom, activeUntil }) =>
        Date.parse(activeFrom) <= now && (!activeUntil || now < Date.parse(activeUntil)),
    )
    .sort(
      (a, b) =>
        rank[a.priority] - rank[b.priority] || Date.parse(b.activeFrom) - Date.parse(a.activeFrom),
    );
}
