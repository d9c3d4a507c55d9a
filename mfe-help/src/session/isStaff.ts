import { readLocal, STAFF_KEY } from '@pressline/shared-ui/browser-storage';

export const isStaff = (): boolean => readLocal(STAFF_KEY) !== null;

/** Shows staff the links that are hidden from everybody else. */
export function markStaff(): void {
  document.documentElement.toggleAttribute('data-staff', isStaff());
}
