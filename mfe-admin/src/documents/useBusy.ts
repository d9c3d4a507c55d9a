import { useState } from 'react';
import { showFailure } from './showFailure';

/** Runs one call at a button's request. A failure shows a toast titled `failed`. */
export function useBusy(failed: string) {
  const [isBusy, setIsBusy] = useState(false);
  async function run(call: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await call();
    } catch (error) {
      showFailure(failed, error);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
