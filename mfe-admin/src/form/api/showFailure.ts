import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from './errorReason';

export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: errorReason(error), variant: 'destructive' });
}
