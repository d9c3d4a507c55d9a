import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PressRun } from './pressRun';

const STILL = '(prefers-reduced-motion: reduce)';

/** `still` until the moving part has arrived, and for visitors who want no motion. */
export type PressRunState = 'still' | 'running' | 'held' | 'failed';

/** Fetches the moving part for the picture in `stage` and plays it while it is in view. */
export function usePressRun(stage: RefObject<Element | null>) {
  const [state, setState] = useState<PressRunState>('still');
  const [isInView, setIsInView] = useState(false);
  const run = useRef<PressRun>(undefined);

  useEffect(() => {
    const element = stage.current;
    if (!element || matchMedia(STILL).matches) return undefined;
    let isGone = false;
    import(/* webpackChunkName: "pressRun" */ './pressRun').then(
      ({ startPressRun }) => {
        if (isGone) return;
        run.current = startPressRun(element);
        setState('running');
      },
      (error: unknown) => {
        console.error('The animation could not be loaded; it is left out', error);
        if (!isGone) setState('failed');
      },
    );
    const observer = new IntersectionObserver(([entry]) => {
      setIsInView(entry?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      run.current?.stop();
    };
  }, [stage]);

  useEffect(() => {
    if (state === 'running' && isInView) run.current?.play();
    else run.current?.pause();
  }, [state, isInView]);

  const toggle = () => setState((now) => (now === 'running' ? 'held' : 'running'));
  return { state, toggle };
}
