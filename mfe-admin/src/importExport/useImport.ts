import { ApiError, type ImportAnswer, MAX_IMPORT_BYTES } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef, useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { useContentChanged } from '../documents/useWrites';

type ImportState =
  | { step: 'empty'; problem?: string }
  /** The server compares, or writes. */
  | { step: 'checking' | 'applying'; file: File }
  /** What the import would do. */
  | { step: 'checked'; file: File; answer: ImportAnswer; problem?: string }
  | { step: 'applied'; file: File; answer: ImportAnswer };

export const MAX_IMPORT_MB = MAX_IMPORT_BYTES / 1024 ** 2;

const EMPTY: ImportState = { step: 'empty' };

function findProblem(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith('.zip')) return 'Please choose a zip file';
  if (file.size <= MAX_IMPORT_BYTES) return undefined;
  return `The file is larger than ${MAX_IMPORT_MB} MB`;
}

/** The server's message about the file is more exact than the one about the input. */
const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && error.fields?.file) || errorReason(error);

/** An import: a file is compared first, and written only once that has been looked at. */
export function useImport() {
  const { importExport } = useApi();
  const contentChanged = useContentChanged();
  const [state, setState] = useState<ImportState>(EMPTY);
  const check = useRef<AbortController>(undefined);

  async function choose(file: File): Promise<void> {
    check.current?.abort();
    const problem = findProblem(file);
    if (problem) return setState({ step: 'empty', problem });
    check.current = new AbortController();
    const { signal } = check.current;
    setState({ step: 'checking', file });
    try {
      const answer = await importExport.import(file, { dryRun: true }, { signal });
      if (!signal.aborted) setState({ step: 'checked', file, answer });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'empty', problem: refusalOf(error) });
    }
  }

  async function apply(): Promise<void> {
    if (state.step !== 'checked') return;
    const { file, answer: expected } = state;
    setState({ step: 'applying', file });
    try {
      const answer = await importExport.import(file, { dryRun: false });
      if (answer.errors.length > 0) return setState({ step: 'checked', file, answer });
      setState({ step: 'applied', file, answer });
      const { created, updated } = answer;
      showToast({ title: `Imported: ${created.length} created, ${updated.length} updated` });
    } catch (error) {
      const problem = refusalOf(error);
      setState({ step: 'checked', file, answer: expected, problem });
      showToast({
        title: 'Failed to import the help center',
        description: problem,
        variant: 'destructive',
      });
    } finally {
      void contentChanged();
    }
  }

  return {
    state,
    choose,
    apply,
    reset() {
      check.current?.abort();
      setState(EMPTY);
    },
  };
}
