import type { ImportAnswer } from '@pressline/shared-api';
import { strToU8, zipSync } from 'fflate';
import type { TestApp } from './createTestApp';

/** A record of an archive, with `front` as its front matter. */
export const recordFile = (front: string, body = 'Text') =>
  strToU8(`---\n${front}\n---\n\n${body}\n`);

/** Imports an archive of these files. */
export async function importFiles(app: TestApp, files: Record<string, Uint8Array>) {
  const form = new FormData();
  form.append('file', new Blob([zipSync(files) as never], { type: 'application/zip' }), 'a.zip');
  const response = await fetch(`${app.baseUrl}/api/admin/help/import?dryRun=false`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${app.adminToken}`, Connection: 'close' },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ImportAnswer };
}
