import { randomId } from '@pressline/shared-api/random-id';
import type { RunStep } from './readSteps';

export interface Mark {
  state: 'done' | 'failed';
  /** ISO 8601. */
  at: string;
  note: string;
}

/** A marked step as it was in a former revision. */
interface FormerStep extends Mark {
  /** Absent in runs that were kept before it was noted. */
  key?: string;
  text: string;
  revision: number;
}

export interface Run {
  id: string;
  revision: number;
  startedAt: string;
  steps: readonly RunStep[];
  marks: Readonly<Record<string, Mark>>;
  /** What was marked of former revisions and is not in this one. */
  former: readonly FormerStep[];
  /** The step on screen; after the last one it is the receipt. */
  at: number;
  isSent: boolean;
}

const now = () => new Date().toISOString();

/** The first step that is not marked; after the last one when all are. */
export const firstOpen = ({ steps, marks }: Pick<Run, 'steps' | 'marks'>): number => {
  const open = steps.findIndex(({ key }) => !marks[key]);
  return open < 0 ? steps.length : open;
};

export function newRun(steps: readonly RunStep[], revision: number): Run {
  return {
    id: randomId(),
    revision,
    startedAt: now(),
    steps,
    marks: {},
    former: [],
    at: 0,
    isSent: false,
  };
}

export function markStep(run: Run, state: Mark['state'], note = ''): Run {
  const step = run.steps[run.at];
  if (!step) return run;
  const marks = { ...run.marks, [step.key]: { state, at: now(), note } };
  return { ...run, marks, at: run.at + 1, isSent: false };
}

export const goTo = (run: Run, at: number): Run => ({
  ...run,
  at: Math.min(Math.max(at, 0), run.steps.length),
});

/** Continues with the steps of another revision: what has changed is open again, and stays on the receipt. */
export function adoptSteps(run: Run, steps: readonly RunStep[], revision: number): Run {
  const known = steps.flatMap(({ key }) =>
    run.marks[key] ? [[key, run.marks[key]] as const] : [],
  );
  const marks = Object.fromEntries(known);
  const gone = changedSteps(run.steps, steps).removed.flatMap(({ key, text }) => {
    const mark = run.marks[key];
    return mark ? [{ ...mark, key, text, revision: run.revision }] : [];
  });
  const former = [...run.former, ...gone];
  return { ...run, steps, revision, marks, former, at: firstOpen({ steps, marks }), isSent: false };
}

export function changedSteps(before: readonly RunStep[], after: readonly RunStep[]) {
  const without = (some: readonly RunStep[], others: readonly RunStep[]) =>
    some.filter(({ key }) => !others.some((other) => other.key === key));
  return { added: without(after, before), removed: without(before, after) };
}

export const countOf = ({ steps, marks }: Run, state: Mark['state']): number =>
  steps.filter(({ key }) => marks[key]?.state === state).length;

/** The steps that could not be done, each once, with its note; also those that have changed since. */
export function failedSteps({ steps, marks, former }: Run): { item: string; note: string }[] {
  const gone = former.map((mark) => [mark.key, mark] as const);
  const present = steps.map(({ key }) => [key, marks[key]] as const);
  const failed = new Map<string, string>();
  for (const [key, mark] of [...gone, ...present]) {
    if (key && mark) failed.delete(key);
    if (key && mark?.state === 'failed') failed.set(key, mark.note);
  }
  return [...failed].map(([item, note]) => ({ item, note }));
}
