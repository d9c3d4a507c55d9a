import { HttpError, invalid } from '../errors';
import { countPages } from './countPages';

/** The AI service's limit for one document. */
const MAX_PAGES = 100;
const TAIL_BYTES = 1_024;

/**
 * Checks that the bytes of a file are a PDF that the AI service can read. @returns its pages
 * @throws HttpError 400, 415
 */
export async function checkPdf(pdf: Buffer): Promise<number> {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new HttpError('unsupported', 'The file is not a PDF', { fields: { pdf: 'Not a PDF' } });
  }
  const refuse = (reason: string) => invalid({ pdf: reason }, reason);
  if (!pdf.subarray(-TAIL_BYTES).includes('%%EOF')) throw refuse('The PDF is incomplete');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1'))) {
    throw refuse('The PDF is password-protected. Please save it without a password first.');
  }
  const pages = await countPages(pdf);
  if (pages === 0) throw refuse('We couldn’t find any pages in the PDF. It may be damaged.');
  if (pages > MAX_PAGES) throw refuse(`The PDF has ${pages} pages; at most ${MAX_PAGES} are read`);
  return pages;
}
