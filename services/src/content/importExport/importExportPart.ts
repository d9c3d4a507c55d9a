import { MAX_CHOICES_BYTES, MAX_IMPORT_BYTES } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { chosenIds } from '@pressline/shared-api/contract/content/importExport';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import { disconnectSignal } from '../../http/uploads/ClientGone';
import { readForm } from '../../http/uploads/readForm';
import type { Part } from '../../Part';
import { utcDay } from '../../utcDay';
import type { ImportNeeds } from './applyImport';
import { createImportExport, type ImportExport } from './createImportExport';
import type { ReadImport } from './createImportThreads';

/** Export and import of the whole help center as a zip file. */
const importExportRoutes = (importExport: ImportExport) => [
  handle(contract.importExport.export, async ({ ctx }) => {
    ctx.type = 'application/zip';
    ctx.attachment(`help-center-${utcDay()}.zip`);
    ctx.body = await importExport.export();
  }),
  handle(contract.importExport.import, async ({ query: { dryRun }, user, ctx }) => {
    const leave = await importExport.admit();
    try {
      const options = {
        ...{ name: 'file', what: 'zip file' },
        ...{ maxBytes: MAX_IMPORT_BYTES, maxFieldBytes: MAX_CHOICES_BYTES },
      };
      const { file, fields } = await readForm(ctx.req, options);
      if (!file) throw invalid({ file: 'Required' }, 'Please select a zip file');
      const [take, keep] = (['take', 'keep'] as const).map((name) => {
        const { data } = chosenIds.safeParse(fields[name]?.[0] ?? '');
        if (!data) throw invalid({ [name]: 'Must be ids separated by commas' });
        return data;
      });
      return await importExport.import(file, {
        ...{ isDryRun: dryRun, take, keep, isPublished: fields.state?.[0] === 'source' },
        ...{ editor: user.username, isSuperAdmin: user.role === 'super_admin' },
        signal: disconnectSignal(ctx.res),
      });
    } finally {
      leave();
    }
  }),
];

/** Export and import of the whole help center. */
export function importExportPart(needs: ImportNeeds & { readImport: ReadImport }) {
  const importExport = createImportExport(needs);
  return { ...importExport, needs, routes: importExportRoutes(importExport) } satisfies Part;
}
