import { useMutation } from '@pressline/shared-api/query';
import { utcDay } from '@pressline/shared-api/time';
import { Button, type ButtonProps, Icon, theme } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { showFailure } from './api/failures';
import { saveFile } from './browser';

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

const { color, motion, radius, space, text } = theme;

const Zone = styled.label`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.xl} ${space.md};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.paper};
  text-align: center;
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};

  &:hover, &[data-over] { border-color: ${color.accent}; background: ${color.accentSoft}; }
  &:focus-within { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; width: 1px; height: 1px; opacity: 0; }
  small { color: ${color.inkMuted}; font-size: ${text.small}; }
`;

interface DropZoneProps {
  label: string;
  hint: string;
  accept: string;
  /** Takes several files at once, one call for each. */
  isMultiple?: boolean;
  onFile: (file: File) => void;
}

export function DropZone({ label, hint, accept, isMultiple, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  const take = (files: FileList) => [...files].slice(0, isMultiple ? undefined : 1).forEach(onFile);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) take(target.files);
    // The same file may be chosen again once it has been changed.
    target.value = '';
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon name="upload" size="1.75rem" />
      <span>{label}</span>
      <small>{hint}</small>
      <input type="file" accept={accept} multiple={isMultiple} onChange={handleChange} />
    </Zone>
  );
}
