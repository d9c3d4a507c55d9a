import type { KeyboardEvent } from 'react';
import { isApple } from '../../form/browser';
import { bulletList, heading, insertBlock, numberedList, toggleLines } from './markdownEdits';
import { selectedText, type TextEdit, type TextSelection } from './TextEdit';
import { toggleMark } from './toggleMark';

export type MarkdownAction = {
  label: string;
  /** Stroke path on a 24 × 24 grid. */
  icon: string;
  /** The key that, with Ctrl or Cmd, does the same; `Shift+` in front where it needs Shift. */
  shortcut: string;
  /** Changes words, and is not offered where a line begins. */
  isInline?: true;
} & ({ edit: (selected: TextSelection) => TextEdit } | { opens: 'link' | 'media' | 'tableMenu' });

const TABLE = '| ⟦Column⟧ | Column |\n| --- | --- |\n| Cell | Cell |';

function code(selected: TextSelection): TextEdit {
  return selectedText(selected).includes('\n')
    ? insertBlock(selected, '```\n⟦⟧\n```')
    : toggleMark(selected, '`', 'code');
}

export const markdownActions: readonly MarkdownAction[] = [
  {
    label: 'Bold',
    icon: 'M7 4h6.5a4 4 0 0 1 0 8H7zM7 12h7.5a4 4 0 0 1 0 8H7z',
    shortcut: 'B',
    isInline: true,
    edit: (selected) => toggleMark(selected, '**', 'bold text'),
  },
  {
    label: 'Italic',
    icon: 'M10 4h8M6 20h8M14.5 4l-5 16',
    shortcut: 'I',
    isInline: true,
    edit: (selected) => toggleMark(selected, '*', 'italic text'),
  },
  {
    label: 'Heading',
    icon: 'M5 4v16M15 4v16M5 12h10M19 20v-7l-2 1.2',
    shortcut: 'Shift+2',
    edit: (selected) => toggleLines(selected, heading),
  },
  {
    label: 'List',
    icon: 'M9 6h12M9 12h12M9 18h12M3.5 5.2h1.6v1.6H3.5zM3.5 11.2h1.6v1.6H3.5zM3.5 17.2h1.6v1.6H3.5z',
    shortcut: 'Shift+8',
    edit: (selected) => toggleLines(selected, bulletList),
  },
  {
    label: 'Numbered list',
    icon: 'M10 6h11M10 12h11M10 18h11M3 4.5l1.5-1V9M3 14h3l-3 5h3.2',
    shortcut: 'Shift+7',
    edit: (selected) => toggleLines(selected, numberedList),
  },
  {
    label: 'Link',
    icon: 'M9 15l6-6M8 11.5L4.8 14.7a3.2 3.2 0 0 0 4.5 4.5l3.2-3.2M16 12.5l3.2-3.2a3.2 3.2 0 0 0-4.5-4.5L11.5 8',
    shortcut: 'K',
    opens: 'link',
  },
  {
    label: 'Image or file',
    icon: 'M3 4h18v16H3zM3 17l5.5-5.5l4 4l3-3L21 18M15.5 7.5h2v2h-2z',
    shortcut: 'Shift+6',
    opens: 'media',
  },
  {
    label: 'Code',
    icon: 'M8 6l-5.5 6L8 18M16 6l5.5 6L16 18',
    shortcut: 'E',
    isInline: true,
    edit: code,
  },
  {
    label: 'Table',
    icon: 'M3 4h18v16H3zM3 9.5h18M3 14.8h18M12 4v16',
    shortcut: 'Shift+9',
    edit: (selected) => insertBlock(selected, TABLE),
  },
  {
    label: 'Rows and columns',
    icon: 'M3 5h12v14H3zM3 12h12M9 5v14M20 9v6M17 12h6',
    shortcut: 'Shift+1',
    isInline: true,
    opens: 'tableMenu',
  },
];

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
