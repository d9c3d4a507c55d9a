const TEXT = 'A part of this page could not be loaded.';
const STYLE =
  'position:fixed;inset:auto 1rem 1rem;z-index:60;display:flex;gap:1rem;align-items:center;max-width:28rem;margin-left:auto;padding:1rem;border:1px solid;background:var(--color-surface-raised);color:var(--color-ink)';

// There from the start: only a region that exists is announced when it gets its text.
const place = document.createElement('div');
place.setAttribute('role', 'status');
document.body.append(place);

export const hideLoadNotice = (): void => place.replaceChildren();

/** Says that what the visitor wanted did not come, with a button to try again. */
export function showLoadNotice(onRetry: () => void): void {
  if (place.firstChild) return;
  const box = document.createElement('div');
  box.style.cssText = STYLE;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.dataset.pageScript = '';
  button.style.cssText = 'min-height:2.75rem;padding:0 1rem;border:1px solid';
  button.addEventListener('click', () => {
    hideLoadNotice();
    onRetry();
  });
  box.append(TEXT, button);
  place.append(box);
}
