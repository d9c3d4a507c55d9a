import type { FormGuard } from '@pressline/shared-api';

/** What goes along with a form's own fields against automated posts. */
export function guardOf(form: HTMLFormElement, shownAt: number, requestKey: string): FormGuard {
  const website = new FormData(form).get('website');
  return {
    website: typeof website === 'string' ? website : '',
    fillMs: Math.round(performance.now() - shownAt),
    requestKey,
  };
}
