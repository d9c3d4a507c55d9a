import { shareHtmlPolicy } from './htmlPolicy';

/**
 * The HTML that the API has made of Markdown, as pages whose policy requires Trusted Types take it.
 * It is checked once more in the browser: it can neither run code nor ask for anything. On the server
 * it stays as it is. Pages of others that show the help center get the policy from its first text.
 * @throws TypeError when it holds a script, a form, a style or anything else that runs or frames code
 */
export const trustedHtml = (html: string): string =>
  typeof window === 'undefined'
    ? html
    : (window.presslineHtml ?? shareHtmlPolicy()).createHTML(html);
