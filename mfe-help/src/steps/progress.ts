import { keepByArticle, keptOf } from '../session/keepByArticle';
import type { Step } from './readSteps';

export interface Mark {
  state: 'done' | 'failed';
  note: string;
}

/** By the key of the step: what an edit changes is another step, and open again. */
export type Marks = Readonly<Record<string, Mark>>;

const KEY = 'pressline_steps';
const MAX_ARTICLES = 20;

export const readMarks = (articleId: string): Marks => keptOf<Marks>(KEY, articleId) ?? {};

/** Keeps the marks of an article; where nothing can be stored, they last as long as the page. */
export const keepMarks = (articleId: string, marks: Marks): void =>
  keepByArticle(KEY, MAX_ARTICLES, articleId, Object.keys(marks).length > 0 ? marks : undefined);

/** The first step that is not marked; after the last one when all are. */
export function firstOpen(steps: readonly Step[], marks: Marks): number {
  const open = steps.findIndex(({ key }) => !marks[key]);
  return open < 0 ? steps.length : open;
}

export const countOf = (steps: readonly Step[], marks: Marks, state: Mark['state']): number =>
  steps.filter(({ key }) => marks[key]?.state === state).length;
