import { useMutation } from '@pressline/shared-api/query';
import { utcDay } from '@pressline/shared-api/time';
import { Button, type ButtonProps, Icon } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { showFailure } from './api/showFailure';
import { saveFile } from './saveFile';

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
      saveFile(file, fileName(utcDay()));
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
