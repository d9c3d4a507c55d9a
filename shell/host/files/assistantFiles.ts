import { type ArticleSummary, articlePath } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { MCP_PATH, mcpIdentity } from '@pressline/shared-api/mcp-identity';
import { markdownLink } from '@pressline/shared-api/text';
import type { Middleware } from 'koa';

/** Pages that services have as Markdown, at the same address with `.md`. */
const HAS_MARKDOWN = /^\/help(?:\/glossary|\/articles\/[^/]+)?$/;

/**
 * Answers a page as Markdown to clients that prefer it to HTML by `Accept`, as some assistants do. Browsers
 * name HTML, and clients that accept anything get HTML as well.
 */
export const chooseMarkdown: Middleware = (context, next) => {
  if (!HAS_MARKDOWN.test(context.path) || context.path.endsWith('.md')) return next();
  context.vary('Accept');
  if (context.accepts('text/html', 'text/markdown') === 'text/markdown') context.path += '.md';
  return next();
};

/** `llms.txt` (llmstxt.org): what there is for readers that are programs. */
export const llmsText = (
  publicUrl: string,
  paths: readonly string[],
  articles: readonly ArticleSummary[],
): string[] => [
  `# ${company.productName}`,
  '',
  '> Workflow automation for print shops, packaging printers and sign shops.',
  '',
  'The pages of the help center answer `Accept: text/markdown`, and have their Markdown at their address with `.md`.',
  '',
  `- [All help content in one file](${publicUrl}/llms-full.txt)`,
  `- [Front page of the help center](${publicUrl}/help.md): all articles by category, questions, videos, downloads; \`?q=\` searches`,
  `- [Glossary](${publicUrl}/help/glossary.md)`,
  `- MCP server, to search and read the help center: ${publicUrl}${MCP_PATH}`,
  '',
  '## Pages',
  '',
  ...paths.map((path) => `- ${publicUrl}${path}`),
  '',
  '## Help articles, as Markdown',
  '',
  ...articles.map(
    ({ slug, title, summary }) =>
      `- ${markdownLink(title, `${publicUrl}${articlePath(slug)}.md`)}: ${summary}`,
  ),
];

const CATALOG_TYPE = 'application/ai-catalog+json';
const CARD_TYPE = 'application/mcp-server-card+json';
const CARD_PATH = `${MCP_PATH}/server-card`;

/**
 * How programs find the MCP server: the site's catalog leads to the server's card
 * (https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/docs/discovery.md).
 * Any site may read both.
 */
export function mcpFiles(publicUrl: string) {
  const entry = {
    identifier: `urn:air:${new URL(publicUrl).hostname}:mcp:help`,
    type: CARD_TYPE,
    url: publicUrl + CARD_PATH,
  };
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...mcpIdentity(publicUrl),
    remotes: [{ type: 'streamable-http', url: publicUrl + MCP_PATH }],
  };
  const open = (type: string, value: object) => ({
    type,
    text: () => JSON.stringify(value),
    isOpen: true,
  });
  return {
    '/.well-known/ai-catalog.json': open(CATALOG_TYPE, { specVersion: '1.0', entries: [entry] }),
    [CARD_PATH]: open(CARD_TYPE, card),
  };
}
