import { type ArticleSummary, articlePath } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { markdownLink } from '@pressline/shared-api/markdown-link';
import { MCP_PATH } from '@pressline/shared-api/mcp-identity';

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
