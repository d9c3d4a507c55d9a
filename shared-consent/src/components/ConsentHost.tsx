import {
  answerGpcQuestion,
  consentStore,
  OPT_OUT_TEXT,
  showDialog,
  trackPageView,
} from '@pressline/shared-consent/vanilla';
import { showToast } from '@pressline/shared-ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { ConsentBanner } from './ConsentBanner';
import { useConsent } from './useConsent';

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
        answerGpcQuestion(false);
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
