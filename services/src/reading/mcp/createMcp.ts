import {
  createMcpHandler,
  McpServer,
  originValidationResponse,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { mcpIdentity } from '@pressline/shared-api/mcp-identity';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { HOUR_MS } from '@pressline/shared-api/time';
import { z } from 'zod';
import { HttpError } from '../../errors';
import { toHttpError } from '../../http/errors/toHttpError';
import { articleUrl } from '../help/markdown/articleMarkdown';
import { readSummaries } from '../help/publicArticles';
import { listArticles, readArticle, readPublished } from './articleTools';
import { answer, defineTerm, search } from './searchTools';
import { MAX_TEXT, type McpNeeds, type Tool } from './Tool';

const MAX_SHOWN = 60;

interface Rule {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

function allowed({ type, minLength = 0, maxLength, minimum = 0, maximum }: Rule): string {
  if (type !== 'integer') return `text of ${minLength} to ${maxLength} characters`;
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  return `a whole number, ${isOpen ? `${minimum} or more` : `from ${minimum} to ${maximum}`}`;
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** What is wrong with the arguments of a tool, in sentences: which one, what was given, what is allowed. */
function explainInput(input: z.ZodObject, given: unknown, { issues }: z.ZodError): string {
  const rules = z.toJSONSchema(input, { io: 'input' }).properties as Record<string, Rule>;
  const values = (given ?? {}) as Record<string, unknown>;
  const names = new Set(issues.map(({ path: [name] }) => String(name ?? '')));
  const sentences = [...names].map((name) => {
    const rule = rules[name];
    if (!rule) return 'The arguments must be an object.';
    const value = values[name];
    if (value === undefined) return `The argument "${name}" is missing: give ${allowed(rule)}.`;
    return `The argument "${name}" must be ${allowed(rule)}; ${shown(value)} was given.`;
  });
  return sentences.join(' ');
}

const MAX_RESOURCES = 200;
const MARKDOWN = 'text/markdown';

const TOOLS = [search, answer, readArticle, listArticles, defineTerm];

const INSTRUCTIONS =
  'The public help center. Ask `answer` first: it quotes the passage that answers a question. Otherwise `search`, then `read_article`. Quote word for word, and give the address. Everything is read only.';

const texts = (text: string) => [{ type: 'text' as const, text: text.slice(0, MAX_TEXT + 200) }];

function addTool(server: McpServer, { name, input, run, ...facts }: Tool, needs: McpNeeds): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  // Checked below: the package's own words are the schema library's.
  const inputSchema = {
    '~standard': { ...input['~standard'], validate: (value: unknown) => ({ value }) },
  };
  server.registerTool(name, { ...facts, inputSchema, annotations }, async (given: unknown) => {
    try {
      const read = input.safeParse(given);
      if (!read.success) throw new HttpError('validation', explainInput(input, given, read.error));
      return { content: texts(await run(needs, read.data)) };
    } catch (thrown) {
      const error = toHttpError(thrown, needs.connection.readyState === 1);
      if (error.status >= 500) needs.log.error({ err: thrown, tool: name }, 'tool failed');
      return { content: texts(error.message), isError: true };
    }
  });
}

function addArticles(server: McpServer, needs: McpNeeds): void {
  const { models, publicUrl } = needs;
  const list = async () => ({
    resources: (await readSummaries(models, { limit: MAX_RESOURCES })).map((article) => ({
      uri: `${articleUrl(publicUrl, article)}.md`,
      name: article.slug,
      title: article.title,
      description: article.summary,
      mimeType: MARKDOWN,
    })),
  });
  server.registerResource(
    'article',
    new ResourceTemplate(`${publicUrl}/help/articles/{slug}.md`, { list }),
    { title: 'Help article', description: 'A published article as Markdown', mimeType: MARKDOWN },
    async ({ href: uri }, { slug }) => {
      const text = await readPublished(needs, String(slug)).catch((thrown: unknown) => {
        const { status } = toHttpError(thrown, needs.connection.readyState === 1);
        throw status === 404 ? new ResourceNotFoundError(uri) : thrown;
      });
      return { contents: [{ uri, mimeType: MARKDOWN, text }] };
    },
  );
}

function createServer(needs: McpNeeds): McpServer {
  const server = new McpServer(mcpIdentity(needs.publicUrl), {
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' } },
  });
  for (const tool of TOOLS) addTool(server, tool, needs);
  addArticles(server, needs);
  return server;
}

const ONE_MESSAGE = { code: -32600, message: 'Send one message in each request' };

/**
 * The MCP server of the help center, by streamable HTTP (modelcontextprotocol.io/specification):
 * each request is answered by itself, and no session or stream is kept. Who names an `Origin` must be
 * a page of the site, against DNS rebinding; clients that are not browsers name none. Batches, which
 * older clients may send, are refused: their messages could cancel one another, so that no answer ends.
 */
export function createMcp(
  needs: McpNeeds,
  maxBytes: number,
): (request: Request) => Promise<Response> {
  const hosts = [new URL(needs.publicUrl).hostname];
  const handler = createMcpHandler(() => createServer(needs), {
    maxRequestBodySize: maxBytes,
    maxSubscriptions: 0,
    onerror: (error) => needs.log.debug({ err: error }, 'MCP request refused'),
  });
  return async (request) => {
    const refused = originValidationResponse(request, hosts);
    if (refused) return refused;
    const body = await readUpTo(request.body ?? [], maxBytes);
    if (/^\s*\[/.test(body.toString())) {
      return Response.json({ jsonrpc: '2.0', id: null, error: ONE_MESSAGE }, { status: 400 });
    }
    const { url, method, headers } = request;
    return handler.fetch(new Request(url, { method, headers, body: new Uint8Array(body) }));
  };
}
