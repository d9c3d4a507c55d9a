import { createHash } from 'node:crypto';
import { SHELL_PATH } from '@pressline/releases/checks/hostRoutes';
import { prePaintScript } from '@pressline/shared-consent/prePaintScript';
import { fontFaceCss } from '@pressline/shared-ui';
import { startScript } from '../../src/inlineScripts/startScript';
import { themeScript } from '../../src/inlineScripts/themeScript';
import { PAGE_CONFIG_ID } from '../../src/page/pageConfig';
import { absoluteStructuredData } from '../../src/page/structuredData';
import { escapeMarkup } from '../files/escapeMarkup';
import { type HeadParts, headTags } from './headTags';

export interface DocumentParts extends HeadParts {
  /** Whether the request carried the Global Privacy Control signal. */
  isGpcOn: boolean;
  /** Complete `<style>` elements. */
  styles: string;
  body: string;
  /** The remote's own script for readers of this page. */
  earlyScript?: string | undefined;
  /** Where the files of the release are whose page it is; that script finds them by it. */
  releaseUrl?: string | undefined;
  /** What its scripts start with, or where that is; null for a page that works without any script of ours. */
  page: { data: string } | { dataUrl: string } | null;
}

/** Waits for the stylesheet before it: without it Firefox paints what follows unstyled. */
export const GUARD_SCRIPT = ' ';

// The pre-paint script sets the same, unless a stored choice decides otherwise.
const GPC_ATTRIBUTES = ' data-consent="gpc" data-gpc="honored"';

// Inside a script element only `<` can end it.
const embed = (json: string) => json.replaceAll('<', '\\u003c');

/** The source of an inline script by its hash, for the content security policy. */
export const scriptSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The sources of the inline scripts that all documents may have. */
export const inlineScriptSources = [themeScript, prePaintScript, startScript, GUARD_SCRIPT].map(
  scriptSource,
);

/** The complete HTML document of one page. */
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
    page ? `${scriptLink(parts)}<script>${startScript}</script>` : '',
    '</body></html>',
  ].join('');
}

// `media` keeps the browser from fetching before `startScript` says so.
function scriptLink({ page, assets: { script, integrity } }: DocumentParts): string {
  const data = page && 'dataUrl' in page ? ` data-page="${escapeMarkup(page.dataUrl)}"` : '';
  return `<link rel="preload" as="script" href="${SHELL_PATH}/${script}" crossorigin fetchpriority="low" media="not all" data-script="run"${data} integrity="${integrity}">`;
}
