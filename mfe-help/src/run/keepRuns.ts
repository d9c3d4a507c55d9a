import type { Run } from './Run';

const STORAGE_KEY = 'pressline_runs';
/** At most this many are kept; the one that was changed longest ago is removed first. */
const MAX_RUNS = 20;

type Stored = Record<string, Run>;

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** The run of an article that this browser keeps. */
export function readRun(articleId: string): Run | undefined {
  const run = read()[articleId];
  const isWhole = Array.isArray(run?.steps) && run.steps.length > 0 && Array.isArray(run.former);
  return isWhole && run.marks && Number.isInteger(run.at) ? run : undefined;
}

/** Keeps the run of an article; where nothing can be stored, it lasts as long as the page. */
export function keepRun(articleId: string, run: Run): void {
  const { [articleId]: _, ...others } = read();
  const kept = [...Object.entries(others), [articleId, run] as const].slice(-MAX_RUNS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}
