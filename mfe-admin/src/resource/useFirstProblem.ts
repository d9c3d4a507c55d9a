import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Problems } from '../fields/draft';

/** Brings the first field that cannot be saved into view and gives it the focus, once for `found`. */
export function useFirstProblem(
  form: RefObject<HTMLFormElement | null>,
  found: Problems,
  showFields?: () => void,
): void {
  const show = useEffectEvent(() => showFields?.());
  useEffect(() => {
    if (Object.keys(found).length === 0) return undefined;
    show();
    // Behind another tab the fields are hidden until the next rendering.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [found, form]);
}
