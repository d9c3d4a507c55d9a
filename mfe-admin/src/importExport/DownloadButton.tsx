import { Button, type ButtonProps, Icon } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useBusy } from '../documents/useBusy';

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
