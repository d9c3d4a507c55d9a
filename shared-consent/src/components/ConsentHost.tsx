import { company } from '@pressline/shared-api/company';
import {
  consentStore,
  OPT_OUT_TEXT,
  resolveGpcQuestion,
  showDialog,
  trackPageView,
} from '@pressline/shared-consent/vanilla';
import { Button } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentChoice } from '../effects/handleConsentButtons';
import { bannerText } from '../texts/bannerText';
import { Announcement, Bar, BarRoom, Choices, Question, Texts } from './bannerStyle';
import { GPC_HONORED_TEXT } from './GpcHonored';
import { useConsent } from './useConsent';

const choices: readonly { choice: ConsentChoice; label: string }[] = [
  { choice: 'preferences', label: 'Manage Preferences' },
  { choice: 'necessary', label: 'Necessary Only' },
  { choice: 'all', label: 'Accept All' },
];

const buttonOf = ({ choice, label }: (typeof choices)[number]) => (
  <Button key={choice} variant="secondary" data-consent-choice={choice}>
    {label}
  </Button>
);

/**
 * The bar that asks for consent, or says that a privacy signal is honored. Both are in
 * the HTML of every page; CSS shows one of them or none. A labeled region: it takes no focus,
 * and the page behind stays usable.
 */
function ConsentBanner() {
  return (
    <Bar>
      <BarRoom />
      <Question aria-label="Cookie consent">
        <Texts>
          <strong>Cookies at {company.productName}</strong>
          <p>
            {bannerText.lead} {bannerText.thirdParties} {bannerText.retention} Read the{' '}
            <Link to="/privacy">privacy notice</Link> and the{' '}
            <Link to="/cookies">cookie policy</Link>.
          </p>
        </Texts>
        <Choices>{choices.map(buttonOf)}</Choices>
      </Question>
      <Announcement aria-label="Privacy signal">
        <Texts>
          <strong>{GPC_HONORED_TEXT}</strong>
          <p>
            Your browser sends a Global Privacy Control signal, so analytics and marketing stay off.
          </p>
        </Texts>
        <Choices>
          {buttonOf({ choice: 'preferences', label: 'Manage Preferences' })}
          {buttonOf({ choice: 'dismiss', label: 'Close' })}
        </Choices>
      </Announcement>
    </Bar>
  );
}

interface ConsentHostProps {
  /** Path of the page on view; a new one is a page view for the analytics service. */
  pathname: string;
}

/** Banner and dialogs. Mounted once, by the shell; `startConsent` does the rest. */
export function ConsentHost({ pathname }: ConsentHostProps) {
  const { question, dialog } = useConsent();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isNeeded = dialog !== null || question !== null;

  useEffect(() => trackPageView(pathname), [pathname]);

  useEffect(() => {
    if (!isNeeded || Dialogs) return;
    import('./ConsentDialogs').then(
      ({ ConsentDialogs }) => setDialogs(() => ConsentDialogs),
      () => {
        // The opt-out itself is stored already; only the window to say so is missing.
        showToast(
          consentStore.getState().dialog === 'opted-out'
            ? { title: OPT_OUT_TEXT }
            : {
                title: 'Couldn’t load cookie settings',
                description: 'Please check your connection and try again.',
                variant: 'destructive',
              },
        );
        showDialog(null);
        resolveGpcQuestion(false);
      },
    );
  }, [isNeeded, Dialogs]);

  return (
    <>
      <ConsentBanner />
      {Dialogs && <Dialogs />}
    </>
  );
}
