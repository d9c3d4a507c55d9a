/** The script of `<pressline-help>`: its file, and the hash by which browsers know its bytes. */
export interface WidgetScript {
  name: string;
  /** None in development, where they change. */
  integrity?: string;
}

/** What the page that shows the widget chooses; empty ones are left out. */
export interface WidgetAttributes {
  label: string;
  context: string;
  article: string;
  theme: '' | 'light' | 'dark';
  position: '' | 'start';
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML by which a page shows the help center of `address`. */
export function makeSnippet(
  address: string,
  { name, integrity }: WidgetScript,
  attributes: WidgetAttributes,
): string {
  const given = Object.entries({ address, ...attributes })
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const checked = integrity ? `\n  integrity="${integrity}" crossorigin="anonymous"` : '';
  return [
    `<script src="${address}/guests/mfe-help/${name}"${checked} defer></script>`,
    `<pressline-help${given.join('')}></pressline-help>`,
  ].join('\n');
}
