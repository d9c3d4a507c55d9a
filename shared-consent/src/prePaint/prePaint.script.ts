import { readLocal } from '@pressline/shared-ui/browser-storage';
import { recordClicks } from '@pressline/shared-ui/early-clicks';
import { GPC_ANSWER_KEY, GPC_MARKER_KEY } from '../record/gpc';
import { CONSENT_KEY } from '../record/record';

// What is right unless the record is damaged or has lapsed: the page script knows all rules and corrects it.
const { dataset } = document.documentElement;
const hasRecord = readLocal(CONSENT_KEY) !== null;
const isHandled = hasRecord
  ? readLocal(GPC_ANSWER_KEY) !== null
  : readLocal(GPC_MARKER_KEY) === 'true';
if (!dataset.gpc || isHandled) dataset.consent = hasRecord ? 'given' : 'needed';
if (hasRecord) dataset.consentRecord = '';
recordClicks();
