import { createHash } from 'node:crypto';
import { MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { suggestionFields } from '@pressline/shared-api/forms/suggestionFields';
import { escapeHtml } from '@pressline/shared-api/text';

const style = `
:root { color-scheme: light dark; --paper: #faf9f5; --surface: #fff; --ink: #15181b; --soft: #3d4349; --edge: #80868a; --accent: #00629a; --on: #fff; --danger: #b01e1a; }
@media (prefers-color-scheme: dark) { :root { --paper: #111417; --surface: #181c20; --ink: #f2f0ea; --soft: #cfcdc6; --edge: #7b838a; --accent: #5cc6f4; --on: #111417; --danger: #ff9a8f; } }
* { box-sizing: border-box; margin: 0; }
body { padding: clamp(1rem, 4vw, 3rem); background: var(--paper); color: var(--ink); font: 1rem/1.5 "Helvetica Neue", "Liberation Sans", Arial, sans-serif; overflow-wrap: anywhere; }
main, form { display: grid; gap: 1.5rem; justify-items: start; width: 100%; max-width: 46rem; margin-inline: auto; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.1; }
[role=alert] { color: var(--danger); font-weight: 600; }
section, label { display: grid; gap: .35rem; width: 100%; }
section { gap: 1.5rem; }
label { font-weight: 600; }
small { margin-top: -1.15rem; color: var(--soft); font-size: .875rem; }
textarea { width: 100%; padding: .6rem .75rem; border: 1px solid var(--edge); border-radius: 2px; background: var(--surface); color: inherit; font: inherit; font-weight: 400; unicode-bidi: plaintext; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 2px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
a { display: inline-block; padding-block: .6rem; color: var(--accent); }
:focus-visible { outline: 3px solid #c8006a; outline-offset: 2px; }
.trap { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* As the pages that link here do; otherwise the browser reports an error of their view transition. */
@media (prefers-reduced-motion: no-preference) and (min-width: 1024px) { @view-transition { navigation: auto; } }
`;

/** The page runs no script and loads nothing. */
export const RETRY_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const PROBLEMS: Readonly<Record<string, string>> = {
  validation: 'Say how the sentence should read, or what is wrong with it.',
  rate_limited: 'Too many suggestions in a short time. Please wait a few minutes.',
  not_found: 'This article is no longer published, so nothing was sent.',
};

interface FailedSuggestion {
  /** Where it is posted again. */
  action: string;
  code: string;
  given: Readonly<Record<string, unknown>>;
  articlePath: string | undefined;
}

/** The page that answers it: complete by itself, because a redirect would lose what was typed. */
export function suggestionRetryPage({
  action,
  code,
  given,
  articlePath,
}: FailedSuggestion): string {
  const problem = PROBLEMS[code] ?? 'Your suggestion could not be sent. Please try again.';
  const fields = suggestionFields.map(([name, label, hint]) => {
    const value = escapeHtml(String(given[name] ?? ''));
    const required = name === 'passage' ? ' required' : '';
    // HTML drops a line break at the start.
    return `<label>${label}<textarea name="${name}" rows="4" maxlength="${MAX_FEEDBACK_COMMENT}" aria-describedby="${name}-hint"${required}>\n${value}</textarea></label><small id="${name}-hint">${hint}</small>`;
  });
  const back = articlePath && `<p><a href="${escapeHtml(articlePath)}">Back to the article</a></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent: suggest a change · ${escapeHtml(company.productName)} Help Center</title>
<style>${style}</style>
<main>
<h1>Suggest a change</h1>
<section aria-label="Your suggestion">
<p role="alert">${problem} What you typed is still here.</p>
<form method="post" action="${escapeHtml(action)}">
${fields.join('\n')}
<label class="trap" aria-hidden="true">Leave this field empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button type="submit">Send suggestion</button>
</form>
</section>
${back ?? ''}
</main>
</html>
`;
}
