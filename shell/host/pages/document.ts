import { createHash } from 'node:crypto';
import { SHELL_PATH } from '@pressline/releases/checks/hostRoutes';
import { prePaintScript } from '@pressline/shared-consent/prePaintScript';
import { fontFaceCss } from '@pressline/shared-ui';
import { startScript } from '../../src/inlineScripts/startScript';
import { themeScript } from '../../src/inlineScripts/themeScript';
import { PAGE_CONFIG_ID, type PageConfig } from '../../src/page/pageConfig';
import { absoluteStructuredData } from '../../src/page/structuredData';
import { type HeadParts, headTags } from './headTags';
import { speculationRules } from './speculationRules';

/** A script that the page will need, fetched early but after everything that paints. */
export interface ScriptPreload {
  url: string;
  integrity: string | undefined;
}

interface DocumentParts extends HeadParts {
  /** Whether the request carried the Global Privacy Control signal. */
  isGpcOn: boolean;
  /** Complete `<style>` elements. */
  styles: string;
  body: string;
  /** Null for a page that must work without any script of ours. */
  page: PageConfig | null;
  preloads: readonly ScriptPreload[];
}

// The pre-paint script sets the same, unless a stored choice decides otherwise.
const GPC_ATTRIBUTES = ' data-consent="gpc" data-gpc="honored"';

// Inside a script element only `<` can end it.
const embed = (json: string) => json.replaceAll('<', '\\u003c');

/** Hash sources of the inline scripts, for the content security policy. */
export const inlineScriptHashes = [
  ...[themeScript, prePaintScript, startScript, speculationRules].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ),
];

/** The complete HTML document of one page. */
export function renderDocument(parts: DocumentParts): string {
  const { head, styles, body, assets, page } = parts;
  const scripts = page
    ? [
        scriptLinks(parts),
        `<script>${startScript}</script>`,
        `<script type="speculationrules">${speculationRules}</script>`,
      ]
    : [];
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
    page
      ? `<script type="application/json" id="${PAGE_CONFIG_ID}">${embed(JSON.stringify(page))}</script>`
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
