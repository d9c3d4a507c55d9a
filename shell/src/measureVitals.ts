import type { Vital } from '@pressline/shared-api';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Measures how fast the page is for its visitor; each vital is told once it is final. */
export function measureVitals(tell: (name: Vital, value: number) => void): void {
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) {
    observe(({ name, value }) => tell(name, value));
  }
}
