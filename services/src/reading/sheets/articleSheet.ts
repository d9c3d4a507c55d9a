import { createHash } from 'node:crypto';
import { articlePath, sheetPath } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { escapeHtml, withDirections } from '@pressline/shared-api/text';
import { encodeQR } from 'qr';
import { sanitizeHtml } from '../../content/articles/sanitizeHtml';
import { textUpdatedAt } from '../../content/resource/textUpdatedAt';
import type { StoredOf } from '../../store/database/createModel';
import { sheetStyle } from './sheetStyle';

const styleHash = createHash('sha256').update(sheetStyle).digest('base64');

/** A sheet runs no script, and loads nothing but the pictures of its article. */
export const SHEET_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** UTC, because paper does not know its reader's zone. */
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Everything unfolded and loaded, as paper needs it. */
const onPaper = (html: string) =>
  html
    .replaceAll('<details class="details">', '<details class="details" open>')
    .replaceAll(' loading="lazy"', '');

/**
 * A published article as a page that is ready to print, with boxes to tick. Its revision stands on
 * each page; the code leads to the page that says whether it is still the current one. Quizzes and
 * videos are left out. `publicUrl` is the address that visitors use, without a slash at the end.
 */
export function articleSheet(article: StoredOf<'articles'>, publicUrl: string): string {
  const { _id, version, slug } = article;
  const html = sanitizeHtml(article.html);
  const [title, summary, product] = [article.title, article.summary, company.productName].map(
    escapeHtml,
  );
  const check = publicUrl + sheetPath(String(_id), version);
  const revision = `Revision ${version} · ${dates.format(textUpdatedAt(article))}`;
  const hasTicks = html.includes('data-tick');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Checklist, revision ${version}</title>
<style>${sheetStyle}</style>
<aside class="screen" aria-label="How to print">This page is made for paper. Print it with Ctrl+P or ⌘P, on a phone with Share and Print. <a href="${articlePath(slug)}">Back to the article</a></aside>
<main>
<div class="running" aria-hidden="true"><div><p><b dir="auto">${title}</b><span>${revision}</span></p></div></div>
<div class="pages"><div>
<header>
<div><p class="kind">${product} · Checklist</p>
<h1 dir="auto">${title}</h1>
${summary && `<p class="summary" dir="auto">${summary}</p>`}
<p class="revision">${revision}</p></div>
<figure>${encodeQR(check, 'svg', { border: 4 })}<figcaption>Still current? Scan, or open <a href="${check}">${check.replace(/^https?:\/\//, '')}</a></figcaption></figure>
</header>
${hasTicks ? '<p class="fields"><span>Job</span><span>Date</span><span>Name</span></p>' : ''}
<div class="text">${onPaper(withDirections(html))}</div>
</div></div>
</main>
</html>
`;
}
