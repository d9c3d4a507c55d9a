import {
  consentStore,
  OPT_OUT_TEXT,
  restoreFocus,
  showDialog,
} from '@pressline/shared-consent/vanilla';

const FAILED = 'Part of this page couldn’t be loaded.';
// Below the header: the consent bar and the ends of pages have the foot of the window.
const BOX =
  'position:fixed;inset:calc(var(--layout-header-height) + .5rem) 1rem auto auto;z-index:var(--z-toast);display:flex;gap:.5rem;align-items:center;max-width:calc(100vw - 2rem);padding:.5rem .5rem .5rem 1rem;border:1px solid var(--color-line-strong);background:var(--color-surface-raised);color:var(--color-ink);font-size:var(--text-small)';
const BUTTON =
  'min-height:2.75rem;padding:0 .75rem;border:1px solid;background:none;color:inherit;font-weight:600';

// There from the start: only a region that exists is announced when it gets its text.
const place = document.createElement('div');
place.setAttribute('role', 'status');
document.body.append(place);

export const hideLoadNotice = (): void => place.replaceChildren();

function createButton(name: string, onPress?: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.dataset.pageScript = '';
  button.style.cssText = BUTTON;
  button.addEventListener('click', () => {
    hideLoadNotice();
    restoreFocus();
    onPress?.();
  });
  return button;
}

function show(...content: (string | Node)[]): void {
  const box = document.createElement('div');
  box.style.cssText = BOX;
  box.append(...content);
  place.replaceChildren(box);
}

/** Says, once, that what the visitor wants is on its way. */
export function showWait(): void {
  if (!place.hasChildNodes()) show('Loading…');
}

/**
 * Says that what the visitor wanted did not come, with a button to try again. An opt-out is stored
 * already; only the window to say so is missing.
 */
export function showLoadNotice(onRetry: () => void): void {
  if (consentStore.getState().dialog === 'opted-out') {
    show(
      OPT_OUT_TEXT,
      createButton('Close', () => showDialog(null)),
    );
  } else if (!place.querySelector('button')) {
    show(FAILED, createButton('Retry', onRetry), createButton('Close'));
  }
}
