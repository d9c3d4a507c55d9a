import type { Vital } from '@pressline/shared-api';
import type { PageRemote } from '../page/pageConfig';
import { measureVitals } from '../telemetry/measureVitals';
import { sendReports } from '../telemetry/sendReports';

/**
 * Measures how fast the page that the visitor has landed on is, until the visitor first leaves or
 * hides it, and reports that to the API. A page that opens in the background is not measured.
 */
export function reportVitals(landed: Pick<PageRemote, 'name' | 'release'> | undefined): void {
  if (!landed) return;
  if (document.visibilityState === 'hidden') return;
  const endMeasuring = measureVitals();
  const { name: remote, release } = landed;
  document.addEventListener(
    'visibilitychange',
    () => {
      const vitals = Object.entries(endMeasuring()) as [Vital, number][];
      sendReports(vitals.map(([name, value]) => ({ kind: 'vital', remote, release, name, value })));
    },
    { once: true },
  );
}
