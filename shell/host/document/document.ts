import { createHash } from 'node:crypto';
import { SHELL_PATH } from '@pressline/releases/files/routes';
import { escapeHtml } from '@pressline/shared-api/text';
import { prePaintScript } from '@pressline/shared-consent/prePaintScript';
import { fontFaceCss } from '@pressline/shared-ui';
import type { PageHeadProps } from '@pressline/shared-ui/head';
import { palette } from '@pressline/shared-ui/tokens';
import afterHtmlScript from '../../src/inlineScripts/afterHtml.script?inline';
import themeScript from '../../src/inlineScripts/theme.script?inline';
import { PAGE_CONFIG_ID } from '../../src/page/pageConfig';
import { absoluteStructuredData, pageTags, valueAttribute } from '../../src/page/pageTags';
import { speculationRules } from '../../src/pageScript/speculationRules';
import { imageUrl, type ShellAssets } from '../files/shellAssets';

interface HeadParts {
  head: PageHeadProps;
  url: string;
  productName: string;
  /** The site's address, for what must be absolute. */
  publicUrl: string;
  assets: ShellAssets;
}

/** An opening tag; `undefined` leaves an attribute out. */
function tag(
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
function headTags({ head, url, productName, publicUrl, assets }: HeadParts): string {
  const { title, alternate } = head;
  return [
    '<meta charset="utf-8">',
    // The keyboard of a phone makes dialogs smaller instead of covering their buttons.
    meta('viewport', 'width=device-width, initial-scale=1, interactive-widget=resizes-content'),
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

export interface DocumentParts extends HeadParts {
  isGpcOn: boolean;
  styles: string;
  body: string;
  /** The remote's own script for readers of this page. */
  earlyScript?: string | undefined;
  /** Where the files of the release are whose page it is; that script finds them by it. */
  releaseUrl?: string | undefined;
  /** What its scripts start with, or where that is; null for a page that works without any script of ours. */
  page: { data: string } | { dataUrl: string } | null;
  owner: { name: string; release: string } | null;
  /** Whether its scripts start at once, because the document has not the whole page. */
  startsAtOnce: boolean;
  analyticsId: string | undefined;
}

/** Waits for the stylesheet before it: without it Firefox paints what follows unstyled. */
export const GUARD_SCRIPT = ' ';

// The pre-paint script sets the same, unless a stored choice decides otherwise.
const GPC_ATTRIBUTES = ' data-consent="gpc" data-gpc="honored"';

// Inside a script element only `<` can end it.
const embed = (json: string) => json.replaceAll('<', '\\u003c');

/** The source of an inline script or style by its hash, for the content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of the styles in the head of a document of ours. */
export function styleSources(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hashSource(css));
}

/** The sources of the inline scripts that all documents may have, and of the rules that the page script adds. */
export const inlineScriptSources = [
  themeScript,
  prePaintScript,
  afterHtmlScript,
  GUARD_SCRIPT,
  speculationRules,
].map(hashSource);

export function renderDocument(parts: DocumentParts): string {
  const { head, styles, body, assets, page, earlyScript } = parts;
  return [
    `<!doctype html><html lang="en"${parts.isGpcOn ? GPC_ATTRIBUTES : ''}><head>`,
    headTags(parts),
    `<script>${themeScript}</script>${page ? `<script>${prePaintScript}</script>` : ''}`,
    `<style>${fontFaceCss(`${SHELL_PATH}/${assets.font}`)}</style>`,
    styles,
    ...absoluteStructuredData(head.structuredData ?? [], parts.publicUrl).map(
      (json) => `<script type="application/ld+json">${embed(json)}</script>`,
    ),
    `</head><body><div id="root">${body}</div>`,
    page && 'data' in page
      ? `<script type="application/json" id="${PAGE_CONFIG_ID}">${embed(page.data)}</script>`
      : '',
    earlyScript ? `<script data-folder="${parts.releaseUrl}">${earlyScript}</script>` : '',
    // At the very end, so that no script shares the line with the HTML that paints.
    page ? `<script>${afterHtmlScript}</script>${pageScriptTag(parts)}` : '',
    '</body></html>',
  ].join('');
}

/** The page script, and what it has to start when the visitor needs more. */
function pageScriptTag({ assets, page, owner, startsAtOnce, analyticsId }: DocumentParts): string {
  const opening = tag('script', {
    src: `${SHELL_PATH}/${assets.pageScript.file}`,
    async: '',
    crossorigin: '',
    fetchpriority: 'low',
    integrity: assets.pageScript.integrity,
    'data-shell': `${SHELL_PATH}/${assets.script}`,
    'data-integrity': assets.integrity,
    'data-page': page && 'dataUrl' in page ? page.dataUrl : undefined,
    'data-analytics': analyticsId,
    'data-remote': owner?.name,
    'data-release': owner?.release,
    'data-start': startsAtOnce ? 'now' : undefined,
  });
  return `${opening}</script>`;
}
