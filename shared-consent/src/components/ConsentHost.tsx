import { takeClick } from '@pressline/shared-ui/kept-clicks';
import { showToast } from '@pressline/shared-ui/toast';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { trackPageView } from '../effects/consentMode';
import { type ConsentOptions, startConsent } from '../effects/startConsent';
import { acceptAll, answerGpcQuestion, dismissGpcNotice, necessaryOnly } from '../store/actions';
import { listenToConsentEvents, OPT_OUT_TEXT } from '../store/events';
import { type BannerChoice, ConsentBanner } from './ConsentBanner';
import type { ConsentDialogName, ConsentDialogsProps } from './ConsentDialogs';
import { restoreFocus } from './restoreFocus';
import { useConsent } from './useConsent';

const CHOICE = '[data-consent-choice]';

const loadDialogs = () => import('./ConsentDialogs');

interface ConsentHostProps extends ConsentOptions {
  /** Path of the page on view; a new one is a page view for the analytics service. */
  pathname: string;
}

/** Banner, dialogs, window events, and everything that applies consent. Mounted once, by the shell. */
export function ConsentHost({ pathname, measurementId }: ConsentHostProps) {
  const { question } = useConsent();
  const [open, setOpen] = useState<ConsentDialogName | null>(null);
  const [Dialogs, setDialogs] = useState<ComponentType<ConsentDialogsProps> | null>(null);
  const isNeeded = open !== null || question !== null;

  function handleClose(name: ConsentDialogName) {
    // A dialog that opens another closes after it.
    setOpen((current) => (current === name ? null : current));
    restoreFocus();
  }

  const handleChoose = useCallback((choice: BannerChoice) => {
    if (choice === 'preferences') return setOpen('preferences');
    if (choice === 'all') acceptAll();
    else if (choice === 'necessary') necessaryOnly();
    else dismissGpcNotice();
    restoreFocus();
  }, []);

  useEffect(() => startConsent({ measurementId }), [measurementId]);
  useEffect(() => trackPageView(pathname), [pathname]);
  useEffect(
    () =>
      listenToConsentEvents({
        onOpenSettings: () => setOpen('preferences'),
        onOptedOut: () => setOpen('opted-out'),
      }),
    [],
  );
  useEffect(() => {
    const early = takeClick((target) => target.closest(CHOICE) !== null);
    const choice = early?.closest<HTMLElement>(CHOICE)?.dataset.consentChoice;
    if (choice) handleChoose(choice as BannerChoice);
  }, [handleChoose]);

  useEffect(() => {
    if (!isNeeded || Dialogs) return;
    loadDialogs().then(
      ({ ConsentDialogs }) => setDialogs(() => ConsentDialogs),
      () => {
        // The opt-out itself is stored already; only the window to say so is missing.
        showToast(
          open === 'opted-out'
            ? { title: OPT_OUT_TEXT }
            : {
                title: 'Cookie settings could not be loaded',
                description: 'Please check your connection and try again.',
                variant: 'destructive',
              },
        );
        setOpen(null);
        answerGpcQuestion(false);
      },
    );
  }, [isNeeded, Dialogs, open]);

  return (
    <>
      <ConsentBanner onChoose={handleChoose} onPrepare={() => void loadDialogs().catch(() => {})} />
      {Dialogs && <Dialogs open={open} onOpen={setOpen} onClose={handleClose} />}
    </>
  );
}
