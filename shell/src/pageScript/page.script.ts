import { consentStore, showStoredConsent } from '@pressline/shared-consent/vanilla';
import { shareHtmlPolicy } from '@pressline/shared-ui/html-policy';
import { recordChanges } from '@pressline/shared-ui/preserve-html';
import { LOAD_FAILED_EVENT } from '@pressline/shared-ui/until-retry';
import { showTheme } from '../inlineScripts/showTheme';
import { returnToPosition } from '../navigation/entryPosition';
import { SHELL_STARTED_EVENT } from '../page/pageConfig';
import { enhanceDialogs } from './dialogs';
import { enhancePage } from './enhancePage';
import { guardScripts } from './guardScripts';
import { holdForms, releaseForms } from './holdForm';
import { clickByAddress, hadEarlyIntent, type Intent, onIntent } from './intent';
import { hideLoadNotice, showLoadNotice, showWait } from './loadNotice';
import { clearPressed, showPressed } from './showPressed';
import { speculationRules } from './speculationRules';
import { OutdatedPage, prefetchShell, startShell } from './startShell';
import { whenQuiet } from './whenQuiet';

declare global {
  interface Document {
    /** Whether the browser renders the document ahead, before the visitor sees it. */
    prerendering?: boolean;
  }
}

const {
  shell = '',
  integrity = '',
  page,
  start,
  analytics,
  remote,
  release,
} = document.currentScript?.dataset ?? {};

const source = { url: shell, integrity, page };

let state: 'standing' | 'loading' | 'started' = 'standing';
/** How long a press may seem to do nothing. */
const WAIT_MS = 1_000;

let failures = 0;
let isCertain = false;
/** What Retry does, after something has failed. */
let retry: (() => void) | undefined;

function fail(tryAgain: () => void): void {
  retry = () => {
    retry = undefined;
    tryAgain();
  };
  // A page that starts at once has nothing to read before.
  if (isCertain || start === 'now') showLoadNotice(retry);
  clearPressed();
  releaseForms();
}

async function load(): Promise<void> {
  if (state !== 'standing') return;
  state = 'loading';
  const patience = setInterval(() => isCertain && showWait(), WAIT_MS);
  try {
    await startShell(source, failures);
  } catch (error) {
    // The attempt before may have come meanwhile.
    if (window.presslineStarted) return;
    console.error(error);
    state = 'standing';
    failures += 1;
    hideLoadNotice();
    fail(error instanceof OutdatedPage ? () => location.reload() : load);
  } finally {
    clearInterval(patience);
  }
}

/** Also when a shell comes that was given up. */
function handleStart(): void {
  state = 'started';
  retry = undefined;
  hideLoadNotice();
}

/** Returns whether the page waits for its code. Links work as links once that has failed. */
function handleIntent(intent: Intent, target?: Element): boolean {
  isCertain ||= intent === 'certain';
  if (!retry) load();
  else if (intent === 'certain') showLoadNotice(retry);
  if (target && state === 'loading') showPressed(target);
  // Code presses it again once it can handle it.
  if (target && state === 'started') clearPressed();
  return state === 'loading' && failures === 0;
}

function allowSpeculation(): void {
  const type = 'speculationrules';
  document.body.append(
    Object.assign(document.createElement('script'), { type, textContent: speculationRules }),
  );
}

function startPage(): void {
  returnToPosition();
  consentStore.subscribe(({ dialog, question }) => {
    if (state !== 'started' && (dialog || question)) handleIntent('certain');
  });
  // What is typed in a dialog needs React. It comes once the dialog is on screen.
  enhanceDialogs(() => requestAnimationFrame(() => handleIntent('likely')));
  onIntent(handleIntent);
  holdForms(() => state !== 'standing' && !retry);
  window.addEventListener(SHELL_STARTED_EVENT, handleStart);
  window.addEventListener(LOAD_FAILED_EVENT, ({ detail }) => fail(detail));
  enhancePage({
    analyticsId: analytics,
    owner: remote && release ? { name: remote, release } : undefined,
  });
  clickByAddress();
  if (hadEarlyIntent()) handleIntent('certain', window.presslineClicks?.at(-1));
  if (start === 'now') load();
  else {
    allowSpeculation();
    whenQuiet(() => state === 'standing' && void prefetchShell(source));
  }
  // Without text fragments the page's code goes to a passage, and marks it.
  if (location.hash.includes(':~:')) handleIntent('certain');
}

/** Shows what was chosen since it was rendered, and leaves the first frame to the page itself. */
function showPrerendered(): void {
  showTheme();
  showStoredConsent();
  requestAnimationFrame(() => setTimeout(startPage));
}

const root = document.getElementById('root');
if (root) window.presslineChanges = recordChanges(root);
// Before any code that is loaded can make a policy of either name.
guardScripts(analytics !== undefined);
shareHtmlPolicy();
// A page that is prerendered is not seen.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', showPrerendered, { once: true });
} else {
  startPage();
}
