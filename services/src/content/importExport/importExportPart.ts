import type { Part } from '../../Part';
import type { ImportNeeds } from './applyImport';
import { createImportExport } from './createImportExport';
import type { ReadImport } from './createImportThreads';
import { importExportRoutes } from './importExport.routes';

/** Export and import of the whole help center. */
export function importExportPart(needs: ImportNeeds & { readImport: ReadImport }) {
  const importExport = createImportExport(needs);
  return { ...importExport, needs, routes: importExportRoutes(importExport) } satisfies Part;
}
