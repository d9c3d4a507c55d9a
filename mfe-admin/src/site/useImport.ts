import { MAX_IMPORT_BYTES } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef } from 'react';
import { fileReason } from '../form/api/failures';
import { useApi } from '../form/api/useApi';
import { useInvalidateContent } from '../form/api/writes';

export const MAX_IMPORT_MB = MAX_IMPORT_BYTES / 1024 ** 2;

function findProblem(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith('.zip')) return 'Please choose a zip file';
  if (file.size <= MAX_IMPORT_BYTES) return undefined;
  return `The file is larger than ${MAX_IMPORT_MB} MB`;
}

interface Import {
  file: File;
  /** Ids, as in the call. */
  take: readonly string[];
  keep: readonly string[];
  /** What articles of another system become. */
  state: 'drafts' | 'source';
}

export function useImport() {
  const { importExport } = useApi();
  const abort = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  const check = useMutation({
    mutationFn(file: File) {
      if (findProblem(file)) throw new Error('Refused before the upload');
      abort.current = new AbortController();
      return importExport.import(file, { dryRun: true }, { signal: abort.current.signal });
    },
  });
  const apply = useMutation({
    mutationFn: ({ file, ...choices }: Import) =>
      importExport.import(file, { dryRun: false, ...choices }),
    onSuccess({ errors, created, updated, operation }) {
      if (errors.length > 0) return;
      // The page shows how far it is.
      if (operation?.state === 'running') reset();
      else showToast({ title: `Imported: ${created.length} added, ${updated.length} updated` });
    },
    onError: (error) =>
      showToast({
        title: 'Failed to import the help center',
        description: fileReason(error),
        variant: 'destructive',
      }),
    onSettled: useInvalidateContent(),
  });
  const { variables: file } = check;
  function reset() {
    abort.current?.abort();
    isSending.current = false;
    check.reset();
    apply.reset();
  }
  return {
    file,
    isChecking: check.isPending,
    isApplying: apply.isPending,
    isApplied: apply.data?.errors.length === 0,
    answer: apply.data ?? check.data,
    problem:
      (check.error && file && (findProblem(file) ?? fileReason(check.error))) ??
      (apply.error && fileReason(apply.error)),
    choose: check.mutate,
    apply(wanted: Import) {
      // A second press may come before the next rendering.
      if (isSending.current) return;
      isSending.current = true;
      apply.mutate(wanted, {
        onSettled: () => {
          isSending.current = false;
        },
      });
    },
    reset,
  };
}
