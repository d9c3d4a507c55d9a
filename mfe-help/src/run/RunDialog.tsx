import type { ArticlePage } from '@pressline/shared-api';
import { Button, IconButton, theme } from '@pressline/shared-ui';
import { PrintOnlyStyle } from '@pressline/shared-ui/print-only';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { keepForOffline } from '../article/offline/offlineCopies';
import { copyText } from '../text/copyText';
import { goTo, markStep, type Run } from './Run';
import { RunChanges } from './RunChanges';
import { RunReceipt } from './RunReceipt';
import { RunStepView } from './RunStepView';
import { Head, Notice, Screen } from './runStyle';
import { usePresentArticle } from './usePresentArticle';
import { useRun } from './useRun';
import { useRunEntry } from './useRunEntry';
import { useWakeLock } from './useWakeLock';

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

function Progress({ run: { steps, marks, at } }: { run: Run }) {
  const marked = steps.filter(({ key }) => marks[key]).length;
  return (
    <Strip role="img" aria-label={`${marked} of ${steps.length} steps answered`}>
      {steps.map(({ key }, index) => (
        <i key={key} data-state={marks[key]?.state} data-here={index === at || undefined} />
      ))}
    </Strip>
  );
}

interface RunDialogProps {
  article: ArticlePage;
  onClose: () => void;
}

/** Works through the steps of an article, one at a time, in type that is read from a metre away. */
export default function RunDialog({ article: shown, onClose }: RunDialogProps) {
  const { article, isAsked, check } = usePresentArticle(shown);
  const { run, setRun, changes, adopt, restart, notice } = useRun(shown, article, isAsked);
  const leave = useRunEntry(shown.slug, onClose);
  const isAwake = useWakeLock();
  const [isCopied, setIsCopied] = useState(false);
  const screen = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOver = run.at >= run.steps.length;

  useEffect(() => void keepForOffline(location.pathname), []);
  // Before the step takes the focus.
  useLayoutEffect(() => {
    const dialog = screen.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Nothing may be called done by a text that has changed.
  useEffect(() => {
    if (isOver) void check();
  }, [isOver, check]);

  const handleCopy = async () => setIsCopied(await copyText(location.href));

  function content() {
    if (changes) return <RunChanges changes={changes} onAdopt={adopt} />;
    if (isOver) {
      return (
        <RunReceipt
          article={shown}
          run={run}
          onChange={setRun}
          onOpen={(at) => setRun((before) => goTo(before, at))}
          onRestart={restart}
          onClose={leave}
        />
      );
    }
    return (
      <RunStepView
        key={run.at}
        run={run}
        onGo={(by) => setRun((before) => goTo(before, before.at + by))}
        onMark={(state, note) => setRun((before) => markStep(before, state, note))}
      />
    );
  }

  return (
    <Screen ref={screen} aria-labelledby={titleId} onClose={leave}>
      <PrintOnlyStyle />
      <Head>
        <div>
          <h2 id={titleId} dir="auto">
            {shown.title}
          </h2>
          <IconButton icon="close" label="Close the run" onClick={leave} />
        </div>
        <Progress run={run} />
        <div>
          <p>
            Revision {run.revision} · kept on this device{isAwake && ' · screen stays on'}
          </p>
          <Button variant="ghost" size="sm" onClick={() => void handleCopy()}>
            {isCopied ? 'Link copied' : 'Copy link'}
          </Button>
        </div>
        <div role="status">
          {article === null ? (
            <Notice data-tone="danger">
              This article is no longer published. Stop, and ask before you go on.
            </Notice>
          ) : (
            notice && <Notice>{notice}</Notice>
          )}
        </div>
      </Head>
      {content()}
    </Screen>
  );
}
