import type { PageHeadProps } from '@pressline/shared-ui/head';
import { escapeMarkup } from '../files/escapeMarkup';
import { imageUrl, type ShellAssets } from '../files/shellAssets';

export interface HeadParts {
  head: PageHeadProps;
  /** Absolute address of the page; null for one that search engines shall not keep. */
  canonical: string | null;
  productName: string;
  /** The site's address, for what must be absolute. */
  publicUrl: string;
  assets: ShellAssets;
}

function tag(name: 'meta' | 'link', attributes: Record<string, string | undefined>): string {
  const text = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  return `<${name}${text.join('')}>`;
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** The head for browsers, search engines and link previews: everything but styles and scripts. */
export function headTags({ head, canonical, productName, publicUrl, assets }: HeadParts): string {
  const { title, description, alternate } = head;
  return [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeMarkup(title)}</title>`,
    meta('description', description),
    head.noIndex ? meta('robots', 'noindex') : '',
    canonical === null ? '' : tag('link', { rel: 'canonical', href: canonical }),
    canonical === null ? '' : property('og:url', canonical),
    property('og:type', head.type ?? 'website'),
    property('og:site_name', productName),
    property('og:title', title),
    property('og:description', description),
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
  { media: '(prefers-color-scheme: light)', content: '#faf9f5' },
  { media: '(prefers-color-scheme: dark)', content: '#111417' },
];
