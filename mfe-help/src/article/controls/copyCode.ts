import { copyText } from './copyText';
import { element } from './element';

const SHOWN_MS = 4_000;

let lastNote: ReturnType<typeof setTimeout>;

/** Says what pressing `button` did: beside it for a moment, and to assistive technology. */
function announce(root: HTMLElement, button: HTMLElement, text: string): void {
  const announcer = root.querySelector('.announcer');
  if (announcer) announcer.textContent = text;
  for (const other of root.querySelectorAll<HTMLElement>('[data-note]')) delete other.dataset.note;
  button.dataset.note = text;
  clearTimeout(lastNote);
  lastNote = setTimeout(() => {
    delete button.dataset.note;
    if (announcer) announcer.textContent = '';
  }, SHOWN_MS);
}

export default async function copyCode(button: HTMLElement, root: HTMLElement): Promise<void> {
  // Stands in the page before its text is written, or it is not read out.
  if (!root.querySelector('.announcer')) {
    root.append(element('p', { className: 'announcer', role: 'status' }));
  }
  const code = button.parentElement?.querySelector('pre');
  if (!code) return;
  const isCopied = await copyText((code.textContent ?? '').replace(/\n$/, ''));
  if (!isCopied) getSelection()?.selectAllChildren(code);
  announce(root, button, isCopied ? 'Code copied' : 'Selected. Copy it with your keyboard');
}
