import type { FormGuard } from '@pressline/shared-api';

/** A new text for each form that is shown: what is sent twice with it is stored once. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What goes along with a form's own fields against automated posts. */
export function guardOf(form: HTMLFormElement, shownAt: number, requestKey: string): FormGuard {
  const website = new FormData(form).get('website');
  return {
    website: typeof website === 'string' ? website : '',
    fillMs: Math.round(performance.now() - shownAt),
    requestKey,
  };
}
