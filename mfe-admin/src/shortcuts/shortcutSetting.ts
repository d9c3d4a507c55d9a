const KEY = 'adminShortcuts';
const OFF = 'off';

/** Whether single keys do something: people who dictate need them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, OFF);
  } catch {
    // Where storage is blocked the choice cannot be kept.
  }
}
