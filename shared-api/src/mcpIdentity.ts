import { company } from './company';

/** The address of the MCP server on the site, and of its card (`<server>/server-card`). */
export const MCP_PATH = '/mcp';

/**
 * How the MCP server names itself, to clients that are connected and in its server card
 * (modelcontextprotocol/experimental-ext-server-card, `schema.ts`): the name is the site's domain
 * backwards.
 */
export function mcpIdentity(publicUrl: string) {
  const domain = new URL(publicUrl).hostname.split('.').reverse().join('.');
  return {
    name: `${domain}/help`,
    title: `${company.productName} Help Center`,
    version: '1.0.0',
    description: 'Searches and reads the public help articles, answers and glossary. Read only.',
    websiteUrl: `${publicUrl}/help`,
  };
}
