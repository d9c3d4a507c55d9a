import type { ArticlePage } from '@pressline/shared-api';
import { useEffect, useMemo, useState } from 'react';
import { keepRun } from './keepRuns';
import { openRun } from './openRun';
import { adoptSteps, changedSteps, newRun, type Run } from './Run';
import { readSteps } from './readSteps';
import { runLink } from './runLink';

const setHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

/**
 * The run of an article, kept in this browser and in the address; `present` is the current article, from
 * the server if `isAsked`.
 */
export function useRun(shown: ArticlePage, present: ArticlePage | null, isAsked: boolean) {
  const [run, setRun] = useState(() => openRun(shown, location.hash));
  const [notice, setNotice] = useState('');
  const steps = useMemo(() => readSteps((present ?? shown).html), [present, shown]);
  const revision = present?.revision ?? run.revision;
  const { added, removed } = changedSteps(run.steps, steps);
  // A copy that was kept for reading offline may be older than the run.
  const isNewer = revision > run.revision;
  const isChanged = isNewer && added.length + removed.length > 0;
  const isSame = isNewer && !isChanged;

  // A link says which steps were marked, not what they said: those that changed are no longer there.
  const isOpenAgain = Object.keys(run.marks).some((key) => steps.every((step) => step.key !== key));
  useEffect(() => {
    if (!isSame) return;
    setNotice(
      `The article is at revision ${revision} now. ${isOpenAgain ? 'Steps that have changed since are open again.' : 'None of these steps has changed.'}`,
    );
    setRun((before) =>
      isOpenAgain ? adoptSteps(before, steps, revision) : { ...before, revision, steps },
    );
  }, [isSame, isOpenAgain, revision, steps]);

  const isUnknown = isAsked && revision < run.revision;
  useEffect(() => {
    if (!isUnknown) return;
    setNotice(
      `This link is for revision ${run.revision}, but the article is at revision ${revision}. Unknown steps are shown as open.`,
    );
    setRun((before) => adoptSteps(before, steps, revision));
  }, [isUnknown, run.revision, revision, steps]);

  useEffect(() => {
    keepRun(shown.id, run);
    setHash(runLink(run));
  }, [shown.id, run]);
  useEffect(
    () => () => {
      if (location.hash.startsWith('#run=')) setHash('');
    },
    [],
  );

  return {
    run,
    /** What a reader should know about the revision. */
    notice,
    setRun: (change: (before: Run) => Run) => setRun(change),
    /** What another revision has changed, until it is adopted. */
    changes: isChanged ? { added, removed } : undefined,
    adopt: () => setRun((before) => adoptSteps(before, steps, revision)),
    restart: () => setRun(newRun(steps, revision)),
  };
}
