import { createHash } from 'node:crypto';
import { SHELL_PATH } from '@pressline/releases/files/routes';
import { prePaintScript } from '@pressline/shared-consent/prePaintScript';
import { fontFaceCss } from '@pressline/shared-ui';
import { afterHtmlScript } from '../../src/inlineScripts/afterHtmlScript';
import { themeScript } from '../../src/inlineScripts/themeScript';
import { PAGE_CONFIG_ID } from '../../src/page/pageConfig';
import { absoluteStructuredData } from '../../src/page/pageTags';
import { speculationRules } from '../../src/pageScript/speculationRules';
import { type HeadParts, headTags, tag } from './headTags';

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
