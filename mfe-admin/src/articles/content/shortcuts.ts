import type { KeyboardEvent } from 'react';
import { isApple } from '../../form/isApple';
import { type MarkdownAction, markdownActions } from './actions';

/** A shortcut for people: `Ctrl+Shift+8`, or `⌘⇧8` on a Mac. */
export const shortcutText = (shortcut: string): string =>
  isApple() ? `⌘${shortcut.replace('Shift+', '⇧')}` : `Ctrl+${shortcut}`;

export const ariaShortcut = (shortcut: string): string =>
  `${isApple() ? 'Meta' : 'Control'}+${shortcut}`;

/** The key by its place for digits, which Shift turns into other signs, and by its letter else. */
const keyOf = ({ code, key }: KeyboardEvent): string =>
  code.startsWith('Digit') ? code.slice('Digit'.length) : key.toUpperCase();

export function actionOf(event: KeyboardEvent): MarkdownAction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const pressed = `${event.shiftKey ? 'Shift+' : ''}${keyOf(event)}`;
  return markdownActions.find(({ shortcut }) => shortcut === pressed);
}
