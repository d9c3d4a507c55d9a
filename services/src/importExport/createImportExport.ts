import type { PassThrough } from 'node:stream';
import type { ImportAnswer } from '@pressline/shared-api';
import type { TakenPart } from '@pressline/shared-api/wire/importExport';
import { Mutex } from 'async-mutex';
import { conflict } from '../errors';
import { applyImport, describePlan, type ImportDeps } from './applyImport';
import { listMedia } from './archive/mediaList';
import { readZip } from './archive/readZip';
import { impactOf } from './impactOf';
import { addMedia, findMissing } from './importMedia';
import { layoutsOf } from './layout';
import { listFiles } from './listFiles';
import { parseFiles } from './parseFiles';
import { planImport } from './planImport';
import { readContent } from './readContent';

interface ImportOptions {
  isDryRun: boolean;
  /** What is taken from the file although it was changed here since the export. */
  take: readonly TakenPart[];
  editor: string;
}

/** Exports and imports the whole help center as a zip file. */
export function createImportExport(deps: ImportDeps) {
  const { types, media } = deps;
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
      if (importing.isLocked()) throw conflict('Another import is under way');
      return importing.acquire();
    },
    /** @throws HttpError 400, 413 for a file that is not a zip file, or too large */
    async import(zip: Buffer, { isDryRun, take, editor }: ImportOptions): Promise<ImportAnswer> {
      const zipped = await readZip(zip);
      const parsed = await parseFiles(layoutsOf(types), zipped.texts);
      const { missing, errors } = await findMissing(media, zipped.media);
      const plan = { ...(await planImport(deps, parsed, take)), media: missing };
      plan.errors.push(...errors);
      if (isDryRun) {
        return describePlan(plan, await impactOf(deps, plan.updates));
      }
      // Before the texts that show them: one that is refused must not be missing there.
      if (plan.errors.length === 0) {
        plan.errors.push(...(await addMedia(media, missing, parsed.descriptions, editor)));
      }
      if (plan.errors.length === 0) return applyImport(deps, plan, { editor });
      const nothing = { media: [], creations: [], updates: [], kept: [], warnings: [] };
      return describePlan({ ...plan, ...nothing });
    },
  };
}
