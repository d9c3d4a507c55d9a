import type { Extension } from '@codemirror/state';
import { showToast } from '@pressline/shared-ui/toast';
import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeSourceProps, PlainControlState } from './CodeSource';
import { loadCode, loadFormatted, storeView } from './loadCode';
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
 * cannot be loaded, the plain control stays. `formatted` draws the text, unless it is shown as Markdown.
 */
export function useCodeSource(control: RefObject<HTMLTextAreaElement | null>) {
  const [code, setCode] = useState<Loaded>();
  const [formatted, setFormatted] = useState<Extension>();

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
    loadCode().then(
      ({ CodeSource, formatted: chosen }) => {
        swap = () => {
          if (isGone) return;
          const plainState = { ...selectionIn(plain), hasFocus: document.activeElement === plain };
          // Synchronously, so that no key is lost between the two controls.
          flushSync(() => {
            setFormatted(chosen);
            setCode({ CodeSource, plainState });
          });
        };
        if (!isComposing) swap();
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [control]);

  const showFormatted = useCallback(async (isFormatted: boolean) => {
    const chosen = isFormatted ? await loadFormatted() : undefined;
    if (isFormatted && !chosen) {
      showToast({
        title: 'Couldn’t load the formatted view',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
      return;
    }
    storeView(isFormatted);
    setFormatted(chosen);
  }, []);

  return { code, formatted, showFormatted };
}
