import { Button, Card, Cluster, ErrorState, Spinner, Stack } from '@pressline/shared-ui';
import { DropZone } from './DropZone';
import { ImportReport } from './ImportReport';
import { MAX_IMPORT_MB, useImport } from './useImport';

export function ImportSection() {
  const { state, choose, apply, reset } = useImport();
  return (
    <Card as="section" aria-labelledby="import-title">
      <Stack gap="md">
        <h3 id="import-title">Import</h3>
        <p>
          Import a zip in the export format. Documents are created and updated, never deleted. You
          see all changes before anything is imported.
        </p>
        {'problem' in state && state.problem && <ErrorState message={state.problem} />}
        {state.step === 'empty' && (
          <DropZone
            label="Drop a zip file here, or choose one"
            hint={`At most ${MAX_IMPORT_MB} MB`}
            accept=".zip,application/zip"
            onFile={(file) => void choose(file)}
          />
        )}
        {state.step === 'checking' && (
          <Cluster>
            <Spinner label={`Comparing ${state.file.name} with the help center...`} />
            <Button variant="secondary" size="sm" onClick={reset}>
              Cancel
            </Button>
          </Cluster>
        )}
        {state.step === 'applying' && <Spinner label={`Importing ${state.file.name}...`} />}
        {(state.step === 'checked' || state.step === 'applied') && (
          <ImportReport
            answer={state.answer}
            fileName={state.file.name}
            isApplied={state.step === 'applied'}
            onApply={() => void apply()}
            onReset={reset}
          />
        )}
      </Stack>
    </Card>
  );
}
