import { keepClicks } from '@pressline/shared-ui/kept-clicks';
import { openConsentMode, updateConsentMode } from '../record/consentSignals';
import { deriveConsent } from '../record/deriveConsent';
import { readLocal } from '../record/readLocal';
import { readStored } from '../record/readStored';
import { showConsent } from '../record/showConsent';

openConsentMode();
const consent = deriveConsent(readStored(readLocal));
if (consent.record) updateConsentMode(consent.effective);
showConsent(consent);
keepClicks();
