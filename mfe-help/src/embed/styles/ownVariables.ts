import { themeVariables } from '@pressline/shared-ui';

/**
 * The design's values on the guest's own root, whose width takes the place of the window's. The page
 * may set each colour: `--pressline-accent` for `--color-accent`.
 */
export const ownVariables = themeVariables
  .replaceAll(':root', '[data-guest]')
  .replace(/--color-([\w-]+):([^;]+);/g, '--color-$1:var(--pressline-$1,$2);')
  .replace(/(\d)vw/g, '$1cqi');
