import type { ShellAssets } from '../files/shellAssets';

const images = ['favicon.svg', 'favicon.ico', 'touch-icon.png', 'social.png'];

/** What a build of the shell has published, for tests. */
export const testAssets: ShellAssets = {
  script: 'shell.js',
  integrity: 'sha384-x',
  pageScript: { file: 'page.js', integrity: 'sha384-y' },
  onDemand: {},
  font: 'display.woff2',
  images: Object.fromEntries(
    [...images, 'icon-192.png', 'icon-512.png'].map((name) => [name, name]),
  ),
  files: [],
  shared: {},
};
