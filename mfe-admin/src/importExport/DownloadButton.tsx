import { Button, type ButtonProps, Icon } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useBusy } from '../documents/useBusy';
import { saveFile } from './saveFile';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  busyLabel?: string;
  /** What is exported, in the toasts: `Analytics`, and `analytics` inside a sentence. */
  noun: { title: string; inSentence: string };
  fileName: (today: string) => string;
  fetchFile: () => Promise<Blob>;
}

/** Fetches a file and saves it as a download. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, busyLabel = label, noun, fileName, fetchFile, ...looks } = props;
  const { isBusy, run } = useBusy(`Failed to export ${noun.inSentence}`);

  async function download() {
    saveFile(await fetchFile(), fileName(new Date().toISOString().slice(0, 10)));
    showToast({ title: `${noun.title} exported successfully` });
  }

  return (
    <Button {...looks} isBusy={isBusy} onClick={() => void run(download)}>
      {!isBusy && <Icon name="download" />}
      {isBusy ? busyLabel : label}
    </Button>
  );
}
