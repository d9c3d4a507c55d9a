import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '../../fixtures';
import { siteUrl } from '../../site';

test('an assistant finds the MCP server of the site, asks and reads', async ({ request }) => {
  const catalog = await (await request.get('/.well-known/ai-catalog.json')).json();
  const card = await (await request.get(catalog.entries[0].url)).json();
  expect(await (await request.get('/llms.txt')).text()).toContain(card.remotes[0].url);

  const client = new Client({ name: 'e2e', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(card.remotes[0].url)));
  expect(client.getServerVersion()).toMatchObject({ name: card.name, version: card.version });
  const question = 'pole pocket size 40mm pole';
  const { content } = await client.callTool({ name: 'answer', arguments: { question } });
  const [part] = content;
  const text = part?.type === 'text' ? part.text : '';
  expect(text).toContain('flat width = diameter × 1.57');
  const [, slug] = /help\/articles\/([\w-]+)#/.exec(text) ?? [];
  const { contents } = await client.readResource({ uri: `${siteUrl}/help/articles/${slug}.md` });
  const page = await request.get(`/help/articles/${slug}.md`);
  expect(contents[0]).toMatchObject({ text: await page.text() });
  await client.close();

  expect((await request.get('/mcp')).status()).toBe(405);
  const foreign = await request.post('/mcp', {
    headers: { origin: 'https://evil.example' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  expect(foreign.status()).toBe(403);
});
