import type { Middleware } from 'koa';

/** Pages that services have as Markdown, at the same address with `.md`. */
const HAS_MARKDOWN = /^\/help(?:\/glossary|\/articles\/[^/]+)?$/;

/**
 * Answers a page as Markdown to clients that prefer it to HTML by `Accept`, as some assistants do. Browsers
 * name HTML, and who takes anything gets HTML as well.
 */
export const chooseMarkdown: Middleware = (context, next) => {
  if (!HAS_MARKDOWN.test(context.path) || context.path.endsWith('.md')) return next();
  context.vary('Accept');
  if (context.accepts('text/html', 'text/markdown') === 'text/markdown') context.path += '.md';
  return next();
};
