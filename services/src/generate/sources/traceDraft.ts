import { limitComplexity } from '../../articles/limitComplexity';
import { parseArticle } from '../../articles/parseArticle';
import type { Draft } from '../draftSchema';
import { readClaims } from './readClaims';
import { readPages } from './readPages';
import { traceClaims } from './traceClaims';

/** What a draft states, with the page of the PDF that has it. */
export async function traceDraft({ content }: Pick<Draft, 'content'>, pdf: Uint8Array) {
  const claims = readClaims(parseArticle(limitComplexity(content)));
  return traceClaims(claims, await readPages(pdf));
}
