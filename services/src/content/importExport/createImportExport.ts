import type { PassThrough } from 'node:stream';
import type { ContentKey, ImpactAction, ImpactGroup } from '@pressline/shared-api';
import { Mutex } from 'async-mutex';
import { conflict, forbidden } from '../../errors';
import type { FindImpact } from '../checks/impact/createImpact';
import { settleMigration } from '../migration/settleMigration';
import type { ResourceTypes } from '../resource/resourceTypes';
import { applyImport, describePlan, type ImportNeeds } from './applyImport';
import { listMedia } from './archive/mediaList';
import type { ReadImport } from './createImportThreads';
import type { Update } from './ImportPlan';
import { findMissing, putMedia } from './importMedia';
import { layoutsOf } from './layout';
import { listFiles } from './listFiles';
import { planImport } from './planImport';
import { readContent } from './readContent';

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
async function impactOf(
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

interface ImportOptions {
  isDryRun: boolean;
  /** Ids of what is taken from the file although it was changed here since the export. */
  take?: readonly string[] | undefined;
  /** Ids of what stays as it is here. */
  keep?: readonly string[] | undefined;
  /** Whether articles of another system are published that are so there; drafts otherwise. */
  isPublished: boolean;
  editor: string;
  isSuperAdmin: boolean;
  /** Aborted when the caller has left; what has begun to be written is finished. */
  signal?: AbortSignal;
}

const ANOTHER = 'Another import is already running';
const ONLY_SUPER_ADMINS = 'Only super admins can import from other systems';

/** Exports and imports the whole help center as a zip file. */
export type ImportExport = ReturnType<typeof createImportExport>;

export function createImportExport(deps: ImportNeeds & { readImport: ReadImport }) {
  const { types, texts, media, operations, readImport } = deps;
  const importing = new Mutex();

  return {
    async export(): Promise<PassThrough> {
      // Loaded at the first export, so that it does not slow down the start.
      const { writeZip } = await import(/* webpackMode: "eager" */ './archive/writeZip');
      const files = listFiles(await readContent(types, texts.read));
      return writeZip([...files, ...(await listMedia(media))]);
    },
    /** Keeps other imports out until the answer is called. @throws HttpError 409 */
    async admit(): Promise<() => void> {
      if (importing.isLocked()) throw conflict(ANOTHER);
      return importing.acquire();
    },
    /** @throws HttpError 400, 403, 409, 413, 422 for a file that is no zip file, or takes too much */
    async import(zip: Buffer, options: ImportOptions) {
      const { isDryRun, take, keep, isPublished, editor, isSuperAdmin, signal } = options;
      if (!isDryRun && (await operations.isImporting())) throw conflict(ANOTHER);
      const layouts = layoutsOf(types);
      const plain = layouts.map(({ folder, body, name }) => ({ folder, body, name }));
      const read = await readImport({ zip, layouts: plain }, signal);
      const { migrated } = read;
      if (migrated && !isSuperAdmin) throw forbidden(ONLY_SUPER_ADMINS);
      const choice = { isPublished, signal };
      const settled = migrated && (await settleMigration({ types, media }, migrated, choice));
      const files = { ...read, ...settled };
      const byFolder = new Map(layouts.map((layout) => [layout.folder, layout]));
      const records = files.records.flatMap((record) => {
        const layout = byFolder.get(record.layout.folder);
        return layout ? [{ ...record, layout }] : [];
      });
      const { missing, errors: differing } = await findMissing(media, files.media);
      const planned = await planImport(deps, { ...files, records }, { take, keep, signal });
      const warnings = [...(settled?.warnings ?? []), ...planned.warnings];
      const plan = { ...planned, media: missing, warnings, source: migrated?.system ?? null };
      plan.errors.push(...differing);
      if (isDryRun) {
        return describePlan(plan, { impact: await impactOf(deps, plan.updates) });
      }
      if (plan.errors.length === 0) {
        const { stored, errors } = await putMedia(media, missing, files.descriptions, editor);
        // One that is refused must not be missing in the texts that show it.
        if (errors.length === 0) return applyImport(deps, plan, { editor, media: stored });
        plan.errors.push(...errors);
      }
      const nothing = { media: [], creations: [], updates: [], kept: [], warnings: [] };
      return describePlan({ ...plan, ...nothing });
    },
  };
}
