import { readLinks } from '../../articles/links/readLinks';
import type { StoredOf } from '../../database/createModel';
import { categoryClaims } from './categoryClaims';
import type { ResourceHooks } from './ResourceHooks';

export const faqHooks: ResourceHooks<StoredOf<'faqs'>> = {
  ...categoryClaims('faqCount'),
  async prepare({ render }, change) {
    if (change.answer === undefined) return change;
    const { html, text, checked } = await render(String(change.answer));
    const linksTo = readLinks(html, '/help');
    return { ...change, answerHtml: html, plainText: text, linksTo, checked };
  },
};
