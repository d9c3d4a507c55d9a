import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import { readByArticle, storeByArticle } from '../session/articleStorage';

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

export interface Mark {
  state: 'done' | 'failed';
  note: string;
}

/** By the key of the step: what an edit changes is another step, and open again. */
export type Marks = Readonly<Record<string, Mark>>;

const KEY = 'pressline_steps';
const MAX_ARTICLES = 20;

export const readMarks = (articleId: string): Marks => readByArticle<Marks>(KEY, articleId) ?? {};

/** Keeps the marks of an article; where nothing can be stored, they last as long as the page. */
export const storeMarks = (articleId: string, marks: Marks): void =>
  storeByArticle(KEY, MAX_ARTICLES, articleId, Object.keys(marks).length > 0 ? marks : undefined);

/** The first step that is not marked; after the last one when all are. */
export function firstOpenStep(steps: readonly Step[], marks: Marks): number {
  const open = steps.findIndex(({ key }) => !marks[key]);
  return open < 0 ? steps.length : open;
}

export const countOf = (steps: readonly Step[], marks: Marks, state: Mark['state']): number =>
  steps.filter(({ key }) => marks[key]?.state === state).length;
