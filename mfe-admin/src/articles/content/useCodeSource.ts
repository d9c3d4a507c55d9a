import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeSourceProps, PlainControlState } from './CodeSource';
import { selectionIn } from './TextEdit';

interface Loaded {
  CodeSource: ComponentType<CodeSourceProps>;
  plainState: PlainControlState;
}

/** Ranges have no place on a screen in tests without a browser, and nothing could be drawn. */
const hasLayout = () => typeof Range.prototype.getClientRects === 'function';

/**
 * The highlighted editor once it has arrived, for the place of the plain `control`: it continues with
 * its text, selection and focus, and never takes over in the middle of a composed character. If it
 * cannot be loaded, the plain control stays.
 */
export function useCodeSource(control: RefObject<HTMLTextAreaElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const plain = control.current;
    if (!plain || !hasLayout()) return undefined;
    let isComposing = false;
    let swap: (() => void) | undefined;
    const handleComposition = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      if (!isComposing) swap?.();
    };
    plain.addEventListener('compositionstart', handleComposition);
    plain.addEventListener('compositionend', handleComposition);
    let isGone = false;
    import('./CodeSource').then(
      ({ default: CodeSource }) => {
        swap = () => {
          if (isGone) return;
          const plainState = { ...selectionIn(plain), hasFocus: document.activeElement === plain };
          // Synchronously, so that no key is lost between the two controls.
          flushSync(() => setLoaded({ CodeSource, plainState }));
        };
        if (!isComposing) swap();
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [control]);

  return loaded;
}
