import {
  answerGpcQuestion,
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
} from '@pressline/shared-consent/vanilla';
import { replayClick, takeClick } from '@pressline/shared-ui/kept-clicks';
import { isAnsweredByPageScript } from '../page/needsScript';
import type { PageRemote } from '../page/pageConfig';
import { answerHeader } from './header';
import { reportVitals } from './vitals';

/** Written out: a namespace would bring the bundler's runtime along. */
const consent = {
  answerGpcQuestion,
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

interface AnsweredPage {
  /** Key of the web analytics service. */
  analyticsId: string | undefined;
  /** The remote whose page it is. */
  owner: Pick<PageRemote, 'name' | 'release'> | undefined;
}

/** What every page does without React. */
export function answerPage({ analyticsId, owner }: AnsweredPage): void {
  window.presslineConsent = consent;
  startConsent(analyticsId ? { measurementId: analyticsId } : {});
  answerHeader();
  replayClick((target) => target.closest('[data-theme-toggle]') !== null, '[data-theme-toggle]');
  reportVitals(owner);
  // What is answered here is not for the shell to repeat.
  window.addEventListener('click', ({ target }) => {
    const isAnswered = target instanceof Element && isAnsweredByPageScript(target);
    if (isAnswered) takeClick((kept) => kept === target);
  });
}
