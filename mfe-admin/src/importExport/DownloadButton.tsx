import { useMutation } from '@pressline/shared-api/query';
import { Button, type ButtonProps, Icon } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { showFailure } from '../documents/showFailure';

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  busyLabel?: string;
  /** What is exported, in the toasts: `Analytics`, and `analytics` inside a sentence. */
  noun: { title: string; inSentence: string };
  fileName: (today: string) => string;
  fetchFile: () => Promise<Blob>;
}

export function DownloadButton(props: DownloadButtonProps) {
  const { label, busyLabel = label, noun, fileName, fetchFile, ...looks } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess(file) {
      saveFile(file, fileName(new Date().toISOString().slice(0, 10)));
      showToast({ title: `${noun.title} exported successfully` });
    },
    onError: (error) => showFailure(`Failed to export ${noun.inSentence}`, error),
  });
  return (
    <Button {...looks} isBusy={isPending} onClick={() => mutate()}>
      {!isPending && <Icon name="download" />}
      {isPending ? busyLabel : label}
    </Button>
  );
}
