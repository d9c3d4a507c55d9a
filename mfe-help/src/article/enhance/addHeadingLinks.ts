import { iconPaths } from '@pressline/shared-ui';
import { copyText } from '../../text/copyText';
import { announce } from './announce';
import { drawing, element } from './element';

/**
 * Puts a button that copies the address of its section beside each heading. Beside and not inside:
 * a heading's name should stay its text.
 */
export function addHeadingLinks(root: HTMLElement): void {
  for (const heading of root.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id^="section-"]')) {
    const button = element(
      'button',
      {
        type: 'button',
        className: 'heading-link',
        ariaLabel: `Copy link to ${heading.textContent}`,
      },
      drawing(iconPaths.link),
    );
    button.addEventListener('click', async () => {
      const url = new URL(`#${heading.id}`, location.href).href;
      if (await copyText(url)) return announce(root, button, 'Link copied');
      // Shows the link in the address bar instead.
      location.hash = heading.id;
      announce(root, button, 'Copy the link from the address bar');
    });
    const row = element('div', { className: 'heading' });
    heading.replaceWith(row);
    row.append(heading, button);
  }
}
