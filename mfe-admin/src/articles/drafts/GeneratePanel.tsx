import { resources } from '@pressline/shared-api';
import { Button, Cluster, ErrorState, Field, Icon, IconButton, Stack } from '@pressline/shared-ui';
import { formatMegabytes } from '@pressline/shared-ui/format';
import { useNavigate } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { ARTICLES_PATH } from '../../form/api/paths';
import { FormCard } from '../../form/controls';
import { ReferenceSelect } from '../../form/fields/ReferenceSelect';
import { DropZone } from '../../form/fileControls';
import { useLeaveQuestion } from '../../form/useLeaveGuard';
import { PanelHeader } from '../../list/PanelHeader';
import { Refusal } from '../../list/rowStyle';
import { Chosen, GenerationStages, Steps } from './GenerationStages';
import { findPdfProblem, MAX_PDF_MB, useGeneration } from './useGeneration';

const STOPS_WORK = {
  title: 'Stop generating?',
  description: 'The article is still being generated. If you leave now, you’ll lose it.',
  confirmLabel: 'Stop and leave',
  cancelLabel: 'Keep generating',
};

const STEPS = [
  'Pick a category',
  'Upload a PDF',
  'AI turns it into an interactive article',
  'Review and edit before publishing',
];

export default function GeneratePanel() {
  const [categoryId, setCategoryId] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { state, start, cancel } = useGeneration(({ article }) => {
    setFile(undefined);
    guard.release();
    navigate(`${ARTICLES_PATH}/${article.id}`);
  });
  const isRunning = state.step === 'running';
  const step = categoryId === '' ? 0 : file ? 2 : 1;
  const guard = useLeaveQuestion(isRunning, STOPS_WORK, cancel);

  function refuse(reason?: string) {
    setProblem(reason);
    showToast({
      title: 'Please select a PDF file and category',
      description: reason,
      variant: 'destructive',
    });
  }
  async function handleFile(chosen: File) {
    const reason = await findPdfProblem(chosen);
    if (reason) return refuse(reason);
    setProblem(undefined);
    setFile(chosen);
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The file on the disk may be another one by now.
    const reason = file && (await findPdfProblem(file));
    if (!file || !categoryId || reason) return refuse(reason);
    setProblem(undefined);
    await start(file, categoryId);
  }

  return (
    <>
      <PanelHeader title="AI Generate" />
      <Steps aria-label="How it works">
        {STEPS.map((text, index) => (
          <li
            key={text}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step || undefined}
          >
            {text}
          </li>
        ))}
      </Steps>
      <FormCard forwardedAs="section" aria-label="Generate an article">
        <Stack as="form" gap="md" onSubmit={handleSubmit}>
          <Field label="Category" required>
            <ReferenceSelect
              field={resources.articles.fields.categoryId}
              value={categoryId}
              disabled={isRunning}
              onChange={({ target }) => setCategoryId(target.value)}
            />
          </Field>
          {!isRunning && (
            <div ref={upload}>
              <DropZone
                label={
                  file
                    ? 'Drop another PDF here, or choose one'
                    : 'Upload PDF: drop it here, or choose one'
                }
                hint={`PDF files only, max ${MAX_PDF_MB}MB`}
                accept=".pdf,application/pdf"
                onFile={(chosen) => void handleFile(chosen)}
              />
            </div>
          )}
          {problem && <Refusal>{problem}</Refusal>}
          {file && (
            <Chosen role="group" aria-label="Chosen file">
              <Icon name="file" />
              <strong>{file.name}</strong>
              <span>{formatMegabytes(file.size)}</span>
              {!isRunning && (
                <IconButton
                  icon="close"
                  label={`Remove ${file.name}`}
                  onClick={() => {
                    setFile(undefined);
                    upload.current?.querySelector('input')?.focus();
                  }}
                />
              )}
            </Chosen>
          )}
          {isRunning && <GenerationStages progress={state.progress} />}
          {state.step === 'failed' && (
            <ErrorState message="Failed to generate article">{state.reason}</ErrorState>
          )}
          {state.step === 'canceled' && (
            <p role="status">Canceled. Your file and category are still selected.</p>
          )}
          <Cluster gap="xs">
            <Button type="submit" disabled={!file || !categoryId} isBusy={isRunning}>
              {!isRunning && <Icon name="sparkle" />}
              {isRunning ? 'Generating Article...' : 'Generate Article from PDF'}
            </Button>
            {isRunning && (
              <Button variant="secondary" onClick={cancel}>
                Cancel
              </Button>
            )}
          </Cluster>
        </Stack>
      </FormCard>
      {guard.dialog}
    </>
  );
}
