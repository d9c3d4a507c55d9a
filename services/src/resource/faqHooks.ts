import { renderArticle } from '../articles/renderArticle';
import { categoryClaims } from './categoryClaims';
import type { StoredOf } from './createModel';
import type { ResourceHooks } from './ResourceHooks';

export const faqHooks: ResourceHooks<StoredOf<'faqs'>> = {
  ...categoryClaims('faqCount'),
  async prepare(_context, change) {
    if (change.answer === undefined) return change;
    const { html, text } = renderArticle(String(change.answer));
    return { ...change, answerHtml: html, plainText: text };
  },
};
