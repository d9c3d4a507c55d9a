import { type FreshnessBody, SOON_DAYS, type StaffList } from '@pressline/shared-api';
import { IconButton } from '@pressline/shared-ui';
import { formatCount, formatDay } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import { SmallButton } from '../form/controls';
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

/** Owner and review date of an article, for its row. */
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

export function useVerify() {
  const { freshness } = useApi().admin;
  return useWrite('Failed to verify', {
    mutationFn: (ids: readonly string[]) => freshness.verify(ids),
    onSuccess({ verified }) {
      const [first] = verified;
      const title =
        verified.length === 1 && first
          ? `Verified until ${formatDay(first.verifiedUntil)}`
          : `${formatCount(verified.length, 'article')} verified`;
      showToast({ title });
    },
  });
}

export function useFreshness(articleId: string) {
  const { freshness } = useApi().admin;
  return useWrite('Failed to save owner and date', {
    mutationFn: (body: FreshnessBody) => freshness.set(articleId, body),
    onSuccess(_article, { owner, verifiedUntil }) {
      const saved = [owner !== undefined && 'owner', verifiedUntil !== undefined && 'review date'];
      showToast({ title: `Saved ${saved.filter(Boolean).join(' and ')}` });
    },
  });
}

interface VerifyButtonProps {
  ids: readonly string[];
  isDisabled: boolean;
  onVerified: () => void;
}

export function VerifyButton({ ids, isDisabled, onVerified }: VerifyButtonProps) {
  const { mutate, isPending } = useVerify();
  return (
    <SmallButton
      label="Mark as verified"
      disabled={isDisabled}
      isBusy={isPending}
      onClick={() => mutate(ids, { onSuccess: onVerified })}
    />
  );
}

export function VerifyRowButton({ id, title }: { id: string; title: string }) {
  const { mutate, isPending } = useVerify();
  return (
    <IconButton
      icon="check"
      label={`Mark as verified: ${title}`}
      disabled={isPending}
      onClick={() => mutate([id])}
    />
  );
}
