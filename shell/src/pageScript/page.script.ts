import { consentStore } from '@pressline/shared-consent/vanilla';
import { TRIAL_PATH } from '../layout/navigation';
import { returnToPosition } from '../navigation/entryPosition';
import { REMOTE_FAILED_EVENT } from '../page/pageConfig';
import { answerPage } from './answerPage';
import { onIntent, type Wish } from './intent';
import { showLoadNotice } from './loadNotice';
import { startShell } from './startShell';

const {
  shell = '',
  integrity = '',
  page,
  start,
  analytics,
  remote,
  release,
} = document.currentScript?.dataset ?? {};

let state: 'standing' | 'loading' | 'started' = 'standing';
let failures = 0;
let isWanted = false;
let retryRemote: (() => void) | undefined;

async function load(): Promise<void> {
  state = 'loading';
  try {
    await startShell({ url: shell, integrity, page }, failures);
    state = 'started';
  } catch (error) {
    console.error(error);
    state = 'standing';
    failures += 1;
    if (isWanted) showLoadNotice(load);
  }
}

/** Answers whether the page waits for its code. */
function handleIntent(wish: Wish): boolean {
  isWanted ||= wish === 'wanted';
  if (retryRemote && wish === 'wanted') showLoadNotice(retryRemote);
  // What failed is tried again when somebody wants it, not for each move of the pointer.
  if (state === 'standing' && (failures === 0 || wish === 'wanted')) load();
  return state === 'loading';
}

function startPage(): void {
  returnToPosition();
  answerPage({
    analyticsId: analytics,
    owner: remote && release ? { name: remote, release } : undefined,
  });
  window.addEventListener(REMOTE_FAILED_EVENT, ({ detail }) => {
    retryRemote = () => {
      retryRemote = undefined;
      detail();
    };
    if (isWanted) showLoadNotice(retryRemote);
  });
  consentStore.subscribe(({ dialog, question }) => {
    if (dialog || question) handleIntent('wanted');
  });
  onIntent(handleIntent);
  if (start === 'now') load();
  // Its dialog opens by its address, too.
  if (location.pathname + location.hash === TRIAL_PATH) handleIntent('wanted');
}

// Nobody sees a page that is prerendered.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', startPage, { once: true });
} else {
  startPage();
}
