import {
  importCall,
  importExportCalls,
  MAX_CHOICES_BYTES,
  MAX_IMPORT_BYTES,
} from '@pressline/shared-api';
import {
  chosenIds,
  helpCenterZip,
  importAnswer,
  importQuery,
  importUpload,
} from '@pressline/shared-api/wire/importExport';
import { invalid } from '../../errors';
import { defineRoute, found } from '../../http/router/defineRoute';
import { goneSignal } from '../../http/uploads/ClientGone';
import { readForm } from '../../http/uploads/readForm';
import { utcDay } from '../../utcDay';
import type { ImportExport } from './createImportExport';

const common = { tag: 'Staff', access: 'admin', limits: ['importExport'] } as const;

/** Export and import of the whole help center as a zip file. */
export const importExportRoutes = (importExport: ImportExport) => [
  defineRoute({
    ...common,
    call: importExportCalls.export,
    summary: 'Export the help center as a zip file of Markdown with front matter',
    done: 'Exported the help center',
    isAudited: true,
    answers: { 200: { description: 'Success', content: { 'application/zip': helpCenterZip } } },
    async handle({ ctx }) {
      ctx.type = 'application/zip';
      ctx.attachment(`help-center-${utcDay()}.zip`);
      ctx.body = await importExport.export();
    },
  }),
  defineRoute({
    ...common,
    call: importCall,
    summary: 'Create and update content from a zip file, or preview what that would change',
    done: 'Imported from a zip file',
    query: importQuery,
    body: { 'multipart/form-data': importUpload },
    maxBytes: MAX_IMPORT_BYTES,
    answers: { 200: found(importAnswer, 'The changes that were made, or would be') },
    errors: ['conflict'],
    async handle({ query: { dryRun }, user, ctx }) {
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
          ...{ isDryRun: dryRun, take, keep, editor: user.username },
          signal: goneSignal(ctx.res),
        });
      } finally {
        leave();
      }
    },
  }),
];
