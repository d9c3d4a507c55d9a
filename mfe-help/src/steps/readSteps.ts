import { trustedHtml } from '@pressline/shared-ui/trusted-html';

export interface Step {
  /** Made from its text, so that it stays while others change. */
  key: string;
  html: string;
  text: string;
  /** The heading above it. */
  place: string;
}

const PARTS = 'h2, h3, [data-interactive=steps] > ol > li, [data-interactive=checklist] > ul > li';

/** The steps and checks in the API's HTML of an article, in their order. Browsers only. */
export function readSteps(html: string): Step[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  let place = '';
  return [...body.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const { item: key } = part.dataset;
    const text = part.textContent ?? '';
    if (!key) {
      place = text;
      return [];
    }
    part.querySelector('[data-tick]')?.remove();
    for (const link of part.querySelectorAll('a')) {
      // The glossary's cards are outside of this view; any other page opens beside it.
      if (link.dataset.popover === undefined)
        Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
      else link.replaceWith(...link.childNodes);
    }
    return [{ key, html: part.innerHTML.trim(), text: (part.textContent ?? '').trim(), place }];
  });
}
