import { toastStore } from '@pressline/shared-ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() =>
  import('@pressline/shared-ui/Toaster').then(({ Toaster }) => ({ default: Toaster })),
);

/** Loads the toast region with the first toast: most visitors never see one. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const check = () => setIsNeeded((needed) => needed || toastStore.getState().current !== null);
    check();
    return toastStore.subscribe(check);
  }, []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
