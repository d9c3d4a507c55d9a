import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';

export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: errorReason(error), variant: 'destructive' });
}
