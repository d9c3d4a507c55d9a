import { useEffect, useEffectEvent } from 'react';

/** The files of a paste or a drop. A text that is copied brings its image along, which is not meant. */
export const transferredFiles = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files];

export function usePastedFiles(onFile: (file: File) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData ? transferredFiles(event.clipboardData) : [];
    if (files.length > 0) event.preventDefault();
    files.forEach(onFile);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
