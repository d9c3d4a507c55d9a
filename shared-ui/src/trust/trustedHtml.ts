import type {} from './trustedTypes';

declare global {
  interface Window {
    /** One policy for all remotes of the document, whichever of them comes first. */
    presslineHtml?: { createHTML(html: string, ...more: unknown[]): string };
  }
}

/**
 * Elements that text written in Markdown never has. What stands in the last one is read in one way
 * here and in another on a page that runs scripts.
 */
const FORBIDDEN =
  'script, style, link, meta, base, iframe, frame, object, embed, template, form, svg, math, noscript';
const SCRIPT = 'javascript:';
const PARSING = Symbol('to be parsed only');

/** Whether an element has what runs code, or looks as the policy of the page does not allow. */
const isHarmful = (element: Element) =>
  element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|^form/.test(name)) ||
  // As browsers read it: they leave characters out of a scheme.
  ('protocol' in element && element.protocol === SCRIPT);

function withoutHarm(html: string, purpose: unknown): string {
  if (purpose === PARSING) return html;
  const text = policy().createHTML(html, PARSING);
  // No script runs in what is only parsed.
  const { head, body } = new DOMParser().parseFromString(text, 'text/html');
  const elements = [head, body].flatMap((part) => [...part.querySelectorAll('*')]);
  if (elements.some((element) => element.matches(FORBIDDEN) || isHarmful(element))) {
    throw new TypeError('The HTML has what no text of the help center has');
  }
  return html;
}

function policy() {
  window.presslineHtml ??= window.trustedTypes?.createPolicy('pressline', {
    createHTML: withoutHarm,
  }) ?? { createHTML: withoutHarm };
  return window.presslineHtml;
}

/**
 * The HTML that the API has made of Markdown, as pages whose policy requires Trusted Types take it.
 * It is checked once more in the browser: it can neither run code nor ask for anything. On the server
 * it stays as it is.
 * @throws TypeError when it holds a script, a form, a style or anything else that runs or frames code
 */
export const trustedHtml = (html: string): string =>
  typeof window === 'undefined' ? html : policy().createHTML(html);
