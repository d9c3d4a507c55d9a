import type { ContentKey, ImpactAction, ImpactGroup } from '@pressline/shared-api';
import type { FindImpact } from '../checks/impact/createImpact';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Update } from './ImportPlan';

const ADDRESSES = ['slug', 'fileUrl', 'videoUrl'];

/** By what an update would take something from others that depend on the document. */
function actionOf(types: ResourceTypes, { key, body, before }: Update): ImpactAction | undefined {
  if (before.isPublished === true && body.isPublished === false) return 'unpublish';
  const names = [types[key].resource.titleField, ...ADDRESSES];
  // An article's title is no name of it: its slug is.
  const isRenamed = names.some(
    (name) =>
      name in body && body[name] !== before[name] && !(key === 'articles' && name === 'title'),
  );
  return isRenamed ? 'rename' : undefined;
}

/** Groups of one kind as one. */
function merged(groups: readonly ImpactGroup[]): ImpactGroup[] {
  const bySource = new Map<string, ImpactGroup>();
  for (const group of groups) {
    const { items = [] } = bySource.get(group.source) ?? {};
    const known = new Set(items.map(({ id }) => id));
    const all = [...items, ...group.items.filter(({ id }) => !known.has(id))];
    const total = Math.max(all.length, group.total, bySource.get(group.source)?.total ?? 0);
    bySource.set(group.source, { ...group, items: all, total });
  }
  return [...bySource.values()];
}

/** What depends on the documents that an import would rename or unpublish. */
export async function impactOf(
  { types, findImpact }: { types: ResourceTypes; findImpact: FindImpact },
  updates: readonly Update[],
): Promise<ImpactGroup[]> {
  const asked = new Map<string, [ContentKey, ImpactAction, string[]]>();
  for (const update of updates) {
    const action = actionOf(types, update);
    if (!action) continue;
    const name = `${action} ${update.key}`;
    const [, , ids = []] = asked.get(name) ?? [];
    asked.set(name, [update.key, action, [...ids, update.id]]);
  }
  const groups = await Promise.all([...asked.values()].map((question) => findImpact(...question)));
  return merged(groups.flat());
}
