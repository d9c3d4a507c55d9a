import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';

/** The toast for a call that failed: what was not done, and why. */
export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: errorReason(error), variant: 'destructive' });
}
