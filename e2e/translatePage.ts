import type { Page } from '@playwright/test';

/**
 * Does to a page what Chrome's translation does, now and to whatever text comes: each text node is taken out
 * of the page, and the words stand in two `font` elements in its place.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ANSWER_MS = 50;
    const UNTRANSLATED = 'script, style, textarea, option, title, [translate="no"], font';
    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest(UNTRANSLATED)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      // Its words come from a service.
      setTimeout(() => {
        for (const node of changed) if (node.isConnected) translate(node);
      }, ANSWER_MS);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
