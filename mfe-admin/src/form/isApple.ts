/** Whether the keyboard has a command key where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);
