import type { PassThrough } from 'node:stream';
import { Mutex } from 'async-mutex';
import { conflict } from '../../errors';
import { applyImport, describePlan, type ImportNeeds } from './applyImport';
import { listMedia } from './archive/mediaList';
import type { ReadImport } from './createImportThreads';
import { impactOf } from './impactOf';
import { addMedia, findMissing } from './importMedia';
import { layoutsOf } from './layout';
import { listFiles } from './listFiles';
import { planImport } from './planImport';
import { readContent } from './readContent';

interface ImportOptions {
  isDryRun: boolean;
  /** Ids of what is taken from the file although it was changed here since the export. */
  take?: readonly string[] | undefined;
  /** Ids of what stays as it is here. */
  keep?: readonly string[] | undefined;
  editor: string;
  /** Aborted when the caller has left; what has begun to be written is finished. */
  signal?: AbortSignal;
}

/** Exports and imports the whole help center as a zip file. */
export type ImportExport = ReturnType<typeof createImportExport>;

export function createImportExport(deps: ImportNeeds & { readImport: ReadImport }) {
  const { types, media, readImport } = deps;
  const importing = new Mutex();
  return {
    async export(): Promise<PassThrough> {
      // Loaded at the first export, so that it does not slow down the start.
      const { writeZip } = await import(/* webpackMode: "eager" */ './archive/writeZip');
      const files = listFiles(await readContent(types));
      return writeZip([...files, ...(await listMedia(media))]);
    },
    /** Keeps other imports out until the answer is called. @throws HttpError 409 */
    async admit(): Promise<() => void> {
      if (importing.isLocked()) throw conflict('Another import is already running');
      return importing.acquire();
    },
    /** @throws HttpError 400, 413, 422 for a file that is no zip file, or takes too much */
    async import(zip: Buffer, { isDryRun, take, keep, editor, signal }: ImportOptions) {
      const layouts = layoutsOf(types);
      const plain = layouts.map(({ folder, body, name }) => ({ folder, body, name }));
      const files = await readImport({ zip, layouts: plain }, signal);
      const byFolder = new Map(layouts.map((layout) => [layout.folder, layout]));
      const records = files.records.flatMap((record) => {
        const layout = byFolder.get(record.layout.folder);
        return layout ? [{ ...record, layout }] : [];
      });
      const { missing, errors } = await findMissing(media, files.media);
      const planned = await planImport(deps, { ...files, records }, { take, keep, signal });
      const plan = { ...planned, media: missing };
      plan.errors.push(...errors);
      if (isDryRun) {
        return describePlan(plan, await impactOf(deps, plan.updates));
      }
      // Before the texts that show them: one that is refused must not be missing there.
      if (plan.errors.length === 0) {
        plan.errors.push(...(await addMedia(media, missing, files.descriptions, editor)));
      }
      if (plan.errors.length === 0) return applyImport(deps, plan, { editor });
      const nothing = { media: [], creations: [], updates: [], kept: [], warnings: [] };
      return describePlan({ ...plan, ...nothing });
    },
  };
}
