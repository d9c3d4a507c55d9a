import { iconPaths } from '@pressline/shared-ui';
import { copyText } from '../../text/copyText';
import { announce } from './announce';
import { drawing, element } from './element';

/** Gives each block of code a button that copies it. */
export function addCopyButtons(root: HTMLElement): void {
  for (const code of root.querySelectorAll('pre')) {
    const button = element(
      'button',
      { type: 'button', className: 'copy-code', ariaLabel: 'Copy code' },
      drawing(iconPaths.copy),
    );
    button.addEventListener('click', async () => {
      const isCopied = await copyText((code.textContent ?? '').replace(/\n$/, ''));
      if (!isCopied) getSelection()?.selectAllChildren(code);
      announce(root, button, isCopied ? 'Code copied' : 'Selected: copy it with your keyboard');
    });
    const frame = element('div', { className: 'code' });
    code.replaceWith(frame);
    frame.append(code, button);
  }
}
