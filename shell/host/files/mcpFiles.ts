import { MCP_PATH, mcpIdentity } from '@pressline/shared-api/mcp-identity';

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
