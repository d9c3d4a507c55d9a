import { anchorOf, markTextFragment } from './markTextFragment';

/** Goes to the text that the address names, and marks it, where the browser does not: the page script has started the page. */
export function showTextFragment(): void {
  const { hash } = location;
  if (Reflect.has(document, 'fragmentDirective') || !hash.includes(':~:')) return;
  const text = document.querySelector('[data-prose]');
  const mark = text && markTextFragment(text, hash);
  const target = mark ?? document.getElementById(anchorOf(hash));
  target?.scrollIntoView({ block: mark ? 'center' : 'start' });
}
