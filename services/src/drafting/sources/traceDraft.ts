import { limitComplexity } from '../../content/articles/limitComplexity';
import { parseArticle } from '../../content/articles/parseArticle';
import type { Draft } from '../draftSchema';
import { readClaims } from './readClaims';
import { traceClaims } from './traceClaims';

/**
 * The text of each page of a PDF, as its words stand on it; no pages when it has no text that can be
 * read. Loads the reader only when it is called.
 */
async function readPages(pdf: Uint8Array): Promise<string[]> {
  try {
    const { extractText, getDocumentProxy } = await import('unpdf');
    // The reader takes the bytes over.
    const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
    try {
      return (await extractText(document)).text;
    } finally {
      await document.cleanup();
    }
  } catch {
    return [];
  }
}

/** What a draft states, with the page of the PDF that has it. */
export async function traceDraft({ content }: Pick<Draft, 'content'>, pdf: Uint8Array) {
  const claims = readClaims(parseArticle(limitComplexity(content)));
  return traceClaims(claims, await readPages(pdf));
}
