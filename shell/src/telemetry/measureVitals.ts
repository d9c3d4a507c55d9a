import type { Vital } from '@pressline/shared-api';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Measures how fast the page is for its visitor; each vital is reported once it is final. */
export function measureVitals(report: (name: Vital, value: number) => void): void {
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) {
    observe(({ name, value }) => report(name, value));
  }
}
