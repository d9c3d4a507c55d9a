import { iconPaths } from '@pressline/shared-ui';
import { drawing, element } from './element';

function openZoom(root: HTMLElement, image: HTMLImageElement): void {
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
  // The browser handles Escape and the focus; a click anywhere closes it.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  close.focus();
}

/** Lets readers enlarge the pictures that are no links. */
export function addImageZoom(root: HTMLElement): void {
  for (const image of root.querySelectorAll('img')) {
    if (image.closest('a, button')) continue;
    const button = element('button', {
      type: 'button',
      className: 'zoom',
      ariaLabel: `Enlarge image${image.alt ? `: ${image.alt}` : ''}`,
    });
    button.addEventListener('click', () => openZoom(root, image));
    image.replaceWith(button);
    button.append(image);
  }
}
