import { createHash } from 'node:crypto';
import { fontFaceCss } from '@pressline/shared-ui';
import type { PageHeadProps } from '@pressline/shared-ui/head';
import { PAGE_CONFIG_ID, type PageConfig } from '../src/pageConfig';
import { startScript } from '../src/startScript';
import { themeScript } from '../src/themeStorage';
import { SHELL_PATH, type ShellAssets } from './shellAssets';

/** A script that the page will need, fetched early but after everything that paints. */
export interface ScriptPreload {
  url: string;
  integrity: string | undefined;
}

interface DocumentParts {
  head: PageHeadProps;
  canonical: string | null;
  productName: string;
  /** Complete `<style>` elements. */
  styles: string;
  body: string;
  assets: ShellAssets;
  /** Null for a page that must work without any script of ours. */
  page: PageConfig | null;
  preloads: readonly ScriptPreload[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
// Inside a script element only `<` can end it.
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hash sources of the inline scripts, for the content security policy. */
export const inlineScriptHashes = [
  ...[themeScript, startScript].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ),
];

/** The complete HTML document of one page. */
export function renderDocument(parts: DocumentParts): string {
  const { head, canonical, styles, body, assets, page } = parts;
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const link = canonical === null ? '' : escapeHtml(canonical);
  const scripts = page ? [scriptLinks(parts), `<script>${startScript}</script>`] : [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    link && `<link rel="canonical" href="${link}"><meta property="og:url" content="${link}">`,
    head.noIndex ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(parts.productName)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${SHELL_PATH}/${assets.icon}">`,
    `<script>${themeScript}</script>`,
    `<style>${fontFaceCss(`${SHELL_PATH}/${assets.font}`)}</style>`,
    styles,
    ...(head.structuredData ?? []).map(
      (item) => `<script type="application/ld+json">${embedJson(item)}</script>`,
    ),
    `</head><body><div id="root">${body}</div>`,
    page
      ? `<script type="application/json" id="${PAGE_CONFIG_ID}">${embedJson(page)}</script>`
      : '',
    // At the very end, so that no script shares the line with the HTML that paints.
    ...scripts,
    '</body></html>',
  ].join('');
}

function scriptLinks({ preloads, assets }: DocumentParts): string {
  const shell = { url: `${SHELL_PATH}/${assets.script}`, integrity: assets.integrity };
  return preloads.map((script) => scriptLink(script, 'load')).join('') + scriptLink(shell, 'run');
}

// `media` keeps the browser from fetching before `startScript` says so.
function scriptLink({ url, integrity }: ScriptPreload, use: 'load' | 'run'): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="script" href="${url}" crossorigin fetchpriority="low" media="not all" data-script="${use}"${check}>`;
}
