import type { IncomingMessage } from 'node:http';
import { MAX_PDF_BYTES } from '@pressline/shared-api';
import { invalid } from '../errors';
import { readForm } from '../http/uploads/readForm';

export interface Upload {
  pdf: Buffer;
  categoryId: string;
}

/**
 * Reads the multipart form of one file `pdf` and one field `categoryId` into memory.
 * @throws HttpError 400, 413, 415; ClientGone
 */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const { file: pdf, fields } = await readForm(request, {
    name: 'pdf',
    what: 'PDF',
    maxBytes: MAX_PDF_BYTES,
  });
  const [categoryId] = fields.categoryId ?? [];
  if (pdf && categoryId) return { pdf, categoryId };
  const problems = {
    ...(!pdf && { pdf: 'Required' }),
    ...(!categoryId && { categoryId: 'Required' }),
  };
  throw invalid(problems, 'Please select a PDF file and category');
}
