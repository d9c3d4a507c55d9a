import { createApiClient } from '@pressline/shared-api';
import { Button, theme } from '@pressline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { countOf, failedSteps, type Run } from './Run';

const { color, space, text } = theme;

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${text.small};

  h4 { font-size: ${text.heading4}; }
  [role='alert'] { color: ${color.danger}; font-weight: 600; }
`;

const TOO_MANY = 429;

function failureOf(error: unknown): string {
  if (!navigator.onLine)
    return 'Not sent: there is no network. The receipt stays here; try again later.';
  const isTooMany = error instanceof Error && 'status' in error && error.status === TOO_MANY;
  return isTooMany
    ? 'Not sent: too many receipts in a short time. Try again in a minute.'
    : 'Not sent: the server refused it or could not be reached. The receipt stays here; try again.';
}

const bodyOf = (run: Run) => ({
  run: run.id,
  revision: run.revision,
  done: countOf(run, 'done'),
  failed: failedSteps(run),
});

interface SendRunProps {
  articleId: string;
  run: Run;
  onSent: () => void;
}

export function SendRun({ articleId, run, onSent }: SendRunProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(!run.isSent);

  // The button that had the focus is gone.
  useEffect(() => {
    if (run.isSent && hadButton.current) thanks.current?.focus();
  }, [run.isSent]);

  async function handleSend() {
    setIsBusy(true);
    setFailure('');
    try {
      await createApiClient().reports.run(articleId, bodyOf(run));
      onSent();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsBusy(false);
  }

  return (
    <Box aria-labelledby="send-run">
      <h4 id="send-run">Tell the editors</h4>
      {run.isSent ? (
        <p ref={thanks} tabIndex={-1}>
          Sent. Thank you: it shows us which steps do not work.
        </p>
      ) : (
        <>
          <p>
            Nothing has been sent. If you press the button, the editors get the revision, how many
            steps were done, and the steps that you could not do with your notes. It does not
            contain your name or any times, and is kept for 26 months.
          </p>
          <div role="alert">{failure}</div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void handleSend()}>
            {isBusy ? 'Sending...' : 'Send this receipt'}
          </Button>
        </>
      )}
    </Box>
  );
}
