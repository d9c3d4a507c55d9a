import { AUDIT_AREAS, type AuditItem } from '@pressline/shared-api';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { listFormat, validChoice } from '../list/listAddress';
import { useAddressState } from '../list/useAddressState';

export const outcomes: Readonly<Record<AuditItem['outcome'], string>> = {
  done: 'Done',
  refused: 'Refused',
};

/** An address may name a day that no calendar has. */
function aDay(value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return time && new Date(time).toISOString().startsWith(value) ? value : '';
}

/** As long as the API takes. */
const aUsername = (value: string) => value.slice(0, 64);

const anyDocument = (value: string) => (/^[0-9a-f]{16,24}$/.test(value) ? value : '');

const list = listFormat({
  by: aUsername,
  area: validChoice(Object.keys(AUDIT_AREAS)),
  outcome: validChoice(Object.keys(outcomes)),
  record: anyDocument,
  from: aDay,
  to: aDay,
});
const format: typeof list = { ...list, typed: ({ by }) => by };

export function useAudit() {
  const { audit } = useApi();
  const { address, debounced, update } = useAddressState(format);
  const { page, size, by, area, record, from, to } = debounced;
  const outcome = debounced.outcome as '' | 'done';
  const filters = { by: by.trim(), area, outcome, record, from, to };
  const query = useAdminQuery(
    ['audit', filters, page, size],
    (init) => audit.list({ ...filters, page, limit: size }, init),
    { placeholderData: (before) => before },
  );
  const total = query.data?.total ?? 0;
  const onPage = (part: { page?: number; size?: number }) => update(part);
  return {
    address,
    query,
    total,
    size,
    page,
    onPage,
    entries: query.data?.entries,
    isFiltered: Object.values(filters).some(Boolean),
    /** Other filters show other entries, from the first page on. */
    filter: (part: Partial<Record<keyof typeof filters, string>>) => update({ ...part, page: 1 }),
    fetchFile: () => audit.csv(filters),
  };
}
