import type { ArticlePage } from '@pressline/shared-api';
import { IconButton, theme } from '@pressline/shared-ui';
import { PrintOnlyStyle } from '@pressline/shared-ui/print-only';
import { beforePopState } from '@pressline/shared-ui/router';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { STEPS_HASH } from '../routes';
import { cacheForOffline } from '../session/offlineCopies';
import {
  firstOpenStep,
  type Mark,
  type Marks,
  readMarks,
  readSteps,
  type Step,
  storeMarks,
} from './readSteps';
import { StepsOverview } from './StepsOverview';
import { StepView } from './StepView';
import { Head, Screen } from './stepsStyle';
import { useWakeLock } from './useWakeLock';

/**
 * An entry of the history for the step view alone, so that Back leaves it and not its article. Also
 * when the page was opened with it: the article without the view comes before it.
 * @returns what closes the view otherwise; it goes back, too, so that no entry is left over
 */
function useHistoryEntry(slug: string, onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const { pathname, search } = location;
    // A guest on another site may leave the address to its host.
    if (!pathname.endsWith(`/articles/${encodeURIComponent(slug)}`)) return undefined;
    const { state } = history;
    if (!state?.isStepView) {
      history.replaceState(state, '', pathname + search);
      history.pushState({ ...state, isStepView: true }, '', pathname + search + STEPS_HASH);
    }
    return beforePopState(() => {
      const isHere = location.pathname === pathname && location.search === search;
      if (!isHere || history.state?.isStepView) return false;
      close.current();
      return true;
    });
  }, [slug]);
  return () => (history.state?.isStepView ? history.back() : onClose());
}

const { color } = theme;

const Strip = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;

  i { flex: 1; align-self: stretch; min-width: 0; border: 1px solid ${color.lineStrong}; }
  i[data-state='done'] { border-color: ${color.success}; background: ${color.success}; }
  i[data-state='failed'] { border-color: ${color.danger}; background: repeating-linear-gradient(135deg, ${color.danger} 0 4px, ${color.surface} 4px 7px); }
  i[data-here] { outline: 2px solid ${color.ink}; outline-offset: 1px; }
  @media (forced-colors: active) { i[data-state] { forced-color-adjust: none; } }
`;

interface ProgressProps {
  steps: readonly Step[];
  marks: Marks;
  at: number;
}

function Progress({ steps, marks, at }: ProgressProps) {
  const marked = steps.filter(({ key }) => marks[key]).length;
  return (
    <Strip role="img" aria-label={`${marked} of ${steps.length} steps marked`}>
      {steps.map(({ key }, index) => (
        <i key={key} data-state={marks[key]?.state} data-here={index === at || undefined} />
      ))}
    </Strip>
  );
}

interface StepsDialogProps {
  article: ArticlePage;
  onClose: () => void;
}

/** Leads through the steps of an article, one at a time; what is marked stays on this device. */
export default function StepsDialog({ article, onClose }: StepsDialogProps) {
  const { id, slug, title, html } = article;
  const [steps] = useState(() => readSteps(html));
  const [marks, setMarks] = useState(() => readMarks(id));
  const [at, setAt] = useState(() => firstOpenStep(steps, marks));
  const leave = useHistoryEntry(slug, onClose);
  const isAwake = useWakeLock();
  const screen = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => void cacheForOffline(location.pathname), []);
  useEffect(() => storeMarks(id, marks), [id, marks]);
  // Before the step takes the focus.
  useLayoutEffect(() => {
    const dialog = screen.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function mark(state: Mark['state'], note = '') {
    const step = steps[at];
    if (step) setMarks({ ...marks, [step.key]: { state, note } });
    setAt(at + 1);
  }
  function restart() {
    setMarks({});
    setAt(0);
  }

  return (
    <Screen ref={screen} aria-labelledby={titleId} onClose={leave}>
      <PrintOnlyStyle />
      <Head>
        <div>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          <IconButton icon="close" label="Close the steps" onClick={leave} />
        </div>
        <Progress steps={steps} marks={marks} at={at} />
        <p>{`Saved on this device${isAwake ? ' · screen stays on' : ''}`}</p>
      </Head>
      {at < steps.length ? (
        <StepView
          key={at}
          {...{ steps, marks, at }}
          onGo={(by) => setAt(Math.max(at + by, 0))}
          onMark={mark}
        />
      ) : (
        <StepsOverview
          {...{ title, steps, marks }}
          onOpen={setAt}
          onRestart={restart}
          onClose={leave}
        />
      )}
    </Screen>
  );
}
