import type { ArticlePage } from '@pressline/shared-api';
import { Button, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { PRINT_ONLY } from '@pressline/shared-ui/print-only';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../text/copyText';
import { countOf, type Run } from './Run';
import { receiptText } from './receiptText';
import { Body, Foot, Sheet } from './runStyle';
import { SendRun } from './SendRun';

const { color, space, text, font, layout } = theme;

const Receipt = styled.section`
  &:focus { outline: none; }

  h3 { font-size: ${text.heading2}; }
  > p { margin-top: ${space.xs}; color: ${color.inkSoft}; }
  ol { margin-block: ${space.lg}; padding: 0; list-style: none; border-top: 2px solid ${color.ink}; }
  li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; gap: 0 ${space.sm}; padding-block: ${space.sm}; border-bottom: 1px solid ${color.line}; break-inside: avoid; }
  li > b { font-family: ${font.mono}; }
  li > time { color: ${color.inkMuted}; font-size: ${text.small}; }
  li > p { grid-column: 2 / -1; color: ${color.danger}; font-weight: 600; }
  li > button { min-height: ${layout.target}; padding: 0; border: 0; background: none; color: ${color.accent}; text-decoration: underline; }

  @media (max-width: 639px) { li > time, li > button { grid-column: 2; text-align: start; } }
  @media print { li > button { display: none; } }
`;

const SIGNS = { done: '[✓]', failed: '[✗]' } as const;
const NAMES = { done: 'Done', failed: 'Could not be done' } as const;

const Failure = ({ note }: { note: string }) => (
  <p dir="auto">Could not do this{note && `: ${note}`}</p>
);

interface RunReceiptProps {
  article: ArticlePage;
  run: Run;
  onChange: (change: (run: Run) => Run) => void;
  onOpen: (at: number) => void;
  onRestart: () => void;
  onClose: () => void;
}

/** What was done, when, and by which revision: to print, to copy, and to send if the reader wants to. */
export function RunReceipt(props: RunReceiptProps) {
  const { article, run, onChange, onOpen, onRestart, onClose } = props;
  const { steps, marks, former, revision, startedAt } = run;
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const done = countOf(run, 'done');
  const failed = countOf(run, 'failed');
  const open = steps.length - done - failed;

  async function handleCopy() {
    const isCopied = await copyText(receiptText(article.title, run));
    setNote(isCopied ? 'Receipt copied' : 'This browser did not allow copying');
  }

  return (
    <Body>
      <Sheet>
        <Receipt ref={place} tabIndex={-1} aria-label="Receipt" {...{ [PRINT_ONLY]: '' }}>
          <h3>Receipt</h3>
          <p dir="auto">
            {article.title}, revision {revision}
          </p>
          <p>
            {done} of {steps.length} steps done
            {failed > 0 && `, ${failed} could not be done`}
            {open > 0 && `, ${open} still open`}. Started {formatTime(startedAt)}.
          </p>
          <ol>
            {steps.map(({ key, text: words }, index) => {
              const mark = marks[key];
              return (
                <li key={key}>
                  <b role="img" aria-label={mark ? NAMES[mark.state] : 'Open'}>
                    {mark ? SIGNS[mark.state] : '[ ]'}
                  </b>
                  <span dir="auto">{words}</span>
                  {mark ? (
                    <time dateTime={mark.at}>{formatTime(mark.at)}</time>
                  ) : (
                    <button type="button" onClick={() => onOpen(index)}>
                      Do this step
                    </button>
                  )}
                  {mark?.state === 'failed' && <Failure note={mark.note} />}
                </li>
              );
            })}
            {former.map(({ state, text: words, at, note: why, revision: then }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
              <li key={index}>
                <b role="img" aria-label={NAMES[state]}>
                  {SIGNS[state]}
                </b>
                <span dir="auto">
                  <del>{words}</del> In revision {then}, changed since
                </span>
                <time dateTime={at}>{formatTime(at)}</time>
                {state === 'failed' && <Failure note={why} />}
              </li>
            ))}
          </ol>
        </Receipt>
        <SendRun
          articleId={article.id}
          run={run}
          onSent={() => onChange((before) => ({ ...before, isSent: true }))}
        />
      </Sheet>
      <Foot>
        <div>
          <Button variant="secondary" onClick={() => onOpen(steps.length - 1)}>
            Back
          </Button>
          <Button
            variant={isAsking ? 'danger' : 'secondary'}
            onBlur={() => setIsAsking(false)}
            onClick={isAsking ? onRestart : () => setIsAsking(true)}
          >
            {isAsking ? 'Discard and start over' : 'Start over'}
          </Button>
          <Button variant="secondary" onClick={() => void handleCopy()}>
            Copy
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
        <p role="status" style={{ display: note ? 'block' : undefined }}>
          {note}
        </p>
      </Foot>
    </Body>
  );
}
