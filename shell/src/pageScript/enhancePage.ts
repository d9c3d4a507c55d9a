import {
  consentCategories,
  consentStore,
  OPT_OUT_TEXT,
  resolveGpcQuestion,
  restoreFocus,
  savePreferences,
  showDialog,
  showFacts,
  showStoredConsent,
  startConsent,
  trackPageView,
} from '@pressline/shared-consent/vanilla';
import { replayClick, takeClick } from '@pressline/shared-ui/early-clicks';
import { isHandledByPageScript } from '../page/needsScript';
import type { PageRemote } from '../page/pageConfig';
import { enhanceHeader } from './header';
import { reportVitals } from './vitals';

/** Written out: a namespace would add 150 bytes of the bundler’s runtime. The compiler finds what is missing. */
const consent = {
  resolveGpcQuestion,
  consentCategories,
  consentStore,
  OPT_OUT_TEXT,
  restoreFocus,
  savePreferences,
  showDialog,
  showFacts,
  showStoredConsent,
  startConsent,
  trackPageView,
} satisfies typeof import('@pressline/shared-consent/vanilla');

declare global {
  interface Window {
    /** The one copy of the consent store and its actions; the shell's bundle uses it, too. */
    presslineConsent?: typeof consent;
  }
}

interface EnhancedPage {
  /** Key of the web analytics service. */
  analyticsId: string | undefined;
  /** The remote whose page it is. */
  owner: Pick<PageRemote, 'name' | 'release'> | undefined;
}

/** What every page does without React. */
export function enhancePage({ analyticsId, owner }: EnhancedPage): void {
  window.presslineConsent = consent;
  startConsent(analyticsId ? { measurementId: analyticsId } : {});
  enhanceHeader();
  replayClick((target) => target.closest('[data-theme-toggle]') !== null, '[data-theme-toggle]');
  reportVitals(owner);
  // What is handled here is not for the shell to repeat.
  window.addEventListener('click', ({ target }) => {
    const isHandled = target instanceof Element && isHandledByPageScript(target);
    if (isHandled) takeClick((click) => click === target);
  });
}
