import { SOON_DAYS, type StaffList } from '@pressline/shared-api';
import { formatDay } from '@pressline/shared-ui/format';
import type { BadgeTone } from '../form/fields/FieldOnScreen';

const SOON_MS = SOON_DAYS * 86_400_000;

/** Whether an article has to be checked again now, or soon. */
export function dueBadge(
  verifiedUntil: string | null | undefined,
  now = Date.now(),
): { text: string; tone: BadgeTone } | undefined {
  const left = Date.parse(verifiedUntil ?? '') - now;
  if (left <= 0) return { text: 'Needs review', tone: 'danger' };
  return left <= SOON_MS ? { text: 'Review due soon', tone: 'warning' } : undefined;
}

/** Whether an owner is reminded by mail of an article that has to be verified. */
export function reminderText(list: StaffList | undefined, owner: string): string {
  if (!list) return '';
  if (!list.sendsReminders) return 'Reminders are off because email isn’t set up.';
  const person = list.staff.find(({ username }) => username === owner);
  return person?.getsMail === false
    ? `${person.name} gets no reminders. Add a working email address to that account.`
    : 'Gets an email when the article is due for review.';
}

/** Who answers for an article and until when it is verified, for its row. */
export function freshnessFacts(
  { owner, verifiedUntil }: Readonly<Record<string, unknown>>,
  staff: Readonly<Record<string, string>>,
): string[] {
  const facts = [
    owner && `Owner: ${staff[String(owner)] ?? owner}`,
    verifiedUntil && `Verified until ${formatDay(String(verifiedUntil))}`,
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
