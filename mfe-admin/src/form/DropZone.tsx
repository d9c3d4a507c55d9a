import { Icon, theme } from '@pressline/shared-ui';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { styled } from 'styled-components';

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
