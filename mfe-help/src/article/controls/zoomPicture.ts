import { iconPaths } from '@pressline/shared-ui';
import { drawing, element } from './element';

export default function zoomPicture(link: HTMLElement, root: HTMLElement): void {
  const image = link.querySelector('img');
  if (!image) return;
  const close = element(
    'button',
    { type: 'button', className: 'zoom-close', ariaLabel: 'Close' },
    drawing(iconPaths.close),
  );
  const large = element('img', {
    src: image.currentSrc || image.src,
    alt: image.alt,
    referrerPolicy: image.referrerPolicy,
  });
  const dialog = element(
    'dialog',
    { className: 'zoom-dialog', ariaLabel: image.alt || 'Image' },
    large,
    close,
  );
  // The browser handles Escape; a click anywhere closes it.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    // A click that was made again after the code had come has not moved the focus.
    link.focus({ preventScroll: true });
  });
  root.append(dialog);
  dialog.showModal();
  close.focus();
}
