/** Tells the two elements whose styles depend on it how many pixels the consent bar covers. */
export function setBarHeight(height: number): void {
  for (const { style } of [document.documentElement, document.body]) {
    style.setProperty('--consent-height', `${Math.ceil(height)}px`);
  }
}
