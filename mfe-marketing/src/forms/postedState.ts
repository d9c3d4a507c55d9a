import type { SubmissionKind } from '@pressline/shared-api';

/** How a plain form post ended, as its redirect says in the address (303 of the API). */
type PostedState = { is: 'sent' } | { is: 'failed'; reason: string; fields: readonly string[] };

export function postedState(
  search: string,
  kinds: readonly SubmissionKind[],
): PostedState | undefined {
  const query = new URLSearchParams(search);
  const isOurs = (kind: string | null) => kinds.some((one) => one === kind);
  if (isOurs(query.get('sent'))) return { is: 'sent' };
  if (!isOurs(query.get('failed'))) return undefined;
  const fields = query.get('fields')?.split('.') ?? [];
  return { is: 'failed', reason: query.get('reason') ?? '', fields };
}
