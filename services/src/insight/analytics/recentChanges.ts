import { type ContentKey, contentKeys, type Home } from '@pressline/shared-api';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';

type Change = Home['activity'][number];

/**
 * What people did to content, from audit entries in their order: what one person did to several
 * documents in a row is one change, of the first of them.
 */
export function recentChanges(entries: readonly AuditEntry[], limit: number): Change[] {
  const changes: (Change & { ids: Set<string> })[] = [];
  for (const { at, by, action, record } of entries) {
    const resource = contentKeys.find((key) => key === record?.type) as ContentKey | undefined;
    if (!by || !record?.title || !resource) continue;
    const last = changes.at(-1);
    if (last?.by === by && last.action === action) {
      last.ids.add(record.id);
      continue;
    }
    if (changes.length === limit) break;
    const { id, title } = record;
    const facts = { by, action, others: 0, record: { resource, id, title } };
    changes.push({ ...facts, at: new Date(at).toISOString(), ids: new Set([id]) });
  }
  return changes.map(({ ids, ...change }) => ({ ...change, others: ids.size - 1 }));
}
