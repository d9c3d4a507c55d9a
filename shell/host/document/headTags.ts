import { escapeHtml } from '@pressline/shared-api/text';
import type { PageHeadProps } from '@pressline/shared-ui/head';
import { palette } from '@pressline/shared-ui/tokens';
import { pageTags, valueAttribute } from '../../src/page/pageTags';
import { imageUrl, type ShellAssets } from '../files/shellAssets';

export interface HeadParts {
  head: PageHeadProps;
  url: string;
  productName: string;
  /** The site's address, for what must be absolute. */
  publicUrl: string;
  assets: ShellAssets;
}

/** An opening tag; `undefined` leaves an attribute out. */
export function tag(
  name: 'meta' | 'link' | 'script',
  attributes: Record<string, string | undefined>,
): string {
  const text = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${text.join('')}>`;
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** The head for browsers, search engines and link previews: everything but styles and scripts. */
export function headTags({ head, url, productName, publicUrl, assets }: HeadParts): string {
  const { title, alternate } = head;
  return [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    ...pageTags(head, url).map(([name, attribute, key, value]) =>
      value === null ? '' : tag(name, { [attribute]: key, [valueAttribute(name)]: value }),
    ),
    property('og:site_name', productName),
    property('og:image', publicUrl + imageUrl(assets, 'social.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    alternate ? tag('link', { rel: 'alternate', ...alternate }) : '',
    meta('color-scheme', 'light dark'),
    ...themeColors.map((attributes) => tag('meta', { name: 'theme-color', ...attributes })),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: imageUrl(assets, 'favicon.svg') }),
    tag('link', { rel: 'apple-touch-icon', href: imageUrl(assets, 'touch-icon.png') }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  ].join('');
}

const themeColors = [
  { media: '(prefers-color-scheme: light)', content: palette.light.paper },
  { media: '(prefers-color-scheme: dark)', content: palette.dark.paper },
];
