import type { ArticlePage } from '@pressline/shared-api';
import { readRun } from './keepRuns';
import { firstOpen, type Mark, newRun, type Run } from './Run';
import { readSteps } from './readSteps';
import { readRunLink } from './runLink';

/** The marks that a link says, with what this browser knows of the same ones. */
function marksOf(states: ReadonlyMap<string, Mark['state']>, kept: Run | undefined) {
  const at = new Date().toISOString();
  const marks = [...states].map(([key, state]): [string, Mark] => {
    const known = kept?.marks[key];
    return [key, known?.state === state ? known : { state, at, note: '' }];
  });
  return Object.fromEntries(marks);
}

/**
 * The run that continues: that of the link, else the one that this browser keeps, else a new one. It keeps
 * the steps of its own revision where they are known.
 */
export function openRun(article: ArticlePage, hash: string): Run {
  const kept = readRun(article.id);
  const link = readRunLink(hash);
  const present = newRun(readSteps(article.html), article.revision);
  if (!link) return kept ?? present;
  const isKept = kept?.revision === link.revision;
  const { steps, ...run } = isKept ? kept : { ...present, revision: link.revision };
  const marks = marksOf(link.states, isKept ? kept : undefined);
  return {
    ...run,
    steps,
    marks,
    at: isKept && kept.at === steps.length ? kept.at : firstOpen({ steps, marks }),
  };
}
