import { MAX_PDF_BYTES } from '@pressline/shared-api';
import { formatMegabytes } from '@pressline/shared-ui/format';

const SIGNATURE = '%PDF-';

export const MAX_PDF_MB = MAX_PDF_BYTES / 1024 ** 2;

/** Why a file cannot be sent, as far as its size and its first bytes tell. */
export async function findPdfProblem(file: File): Promise<string | undefined> {
  const { name, size } = file;
  if (size > MAX_PDF_BYTES)
    return `${name} has ${formatMegabytes(size)}; the limit is ${MAX_PDF_MB} MB.`;
  try {
    const head = await file.slice(0, SIGNATURE.length).text();
    return head === SIGNATURE ? undefined : `${name} is not a PDF.`;
  } catch {
    // It was moved, deleted or changed on the disk since it was chosen.
    return `${name} can no longer be read.`;
  }
}
