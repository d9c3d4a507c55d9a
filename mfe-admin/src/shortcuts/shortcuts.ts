/** Whether the keyboard has a command key where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const command = isApple() ? '⌘' : 'Ctrl';

/** What the keyboard can do. Keys that stand alone do it anywhere but in a text. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['n'], does: 'Create a new document' },
  { keys: ['?'], does: 'Show this overview' },
  { keys: [command, 'S'], does: 'Save the open dialog' },
  { keys: ['Esc'], does: 'Close the open dialog; asks when something is not saved' },
  { keys: ['F8'], does: 'Go to the notification, for example to undo' },
];
