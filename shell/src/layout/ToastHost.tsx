import { Button, theme } from '@pressline/shared-ui';
import { dismissToast, type ToastState, toastStore } from '@pressline/shared-ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';

const { color, space, text, layout, z } = theme;

const Plain = styled.div`
  position: fixed;
  /* Off the consent banner, whose dialog may be what is missing. */
  inset: calc(${layout.headerHeight} + ${space.xs}) ${space.md} auto;
  z-index: ${z.toast};
  display: flex;
  gap: ${space.md};
  align-items: center;
  justify-content: space-between;
  max-width: 26rem;
  margin-left: auto;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.lineStrong};
  background: ${color.surfaceRaised};
  font-size: ${text.small};
`;

const loadToaster = () => import('@pressline/shared-ui/Toaster');

/**
 * Loads the toast region with the first toast, or when the visitor begins to type: most visitors never
 * see one. When its code cannot be loaded, the toast is shown in a plain box.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [unshown, setUnshown] = useState<ToastState['current']>(null);

  useEffect(() => {
    if (Toaster) return undefined;
    const load = () =>
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => setUnshown(toastStore.getState().current),
      );
    const check = () => {
      if (toastStore.getState().current) load();
      else setUnshown(null);
    };
    check();
    window.addEventListener('input', load, { once: true });
    const unsubscribe = toastStore.subscribe(check);
    return () => {
      window.removeEventListener('input', load);
      unsubscribe();
    };
  }, [Toaster]);

  if (Toaster) return <Toaster />;
  return (
    // The role implies aria-live, but only the attribute keeps this readable beside a dialog.
    <div role="alert" aria-live="assertive">
      {unshown && (
        <Plain>
          <p>
            <strong>{unshown.title}</strong> <span>{unshown.description}</span>
          </p>
          <Button size="sm" variant="secondary" onClick={dismissToast}>
            Close
          </Button>
        </Plain>
      )}
    </div>
  );
}
