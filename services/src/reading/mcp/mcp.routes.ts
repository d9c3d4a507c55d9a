import { Readable } from 'node:stream';
import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { handle } from '../../http/router/handle';
import type { Route } from '../../http/router/Route';
import type { McpNeeds } from './Tool';

const { mcp } = contract.others.service;

const JSON_FORM = 'application/json';
const EVENT_FORM = 'text/event-stream';

function requestOf({ req, headers, path }: Context, publicUrl: string, accept: string): Request {
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const body = Readable.toWeb(req) as unknown as ReadableStream;
  const all = { ...Object.fromEntries(given), accept };
  const init = { method: 'POST', headers: all, body, duplex: 'half' };
  return new Request(publicUrl + path, init as RequestInit);
}

/** The message in an event stream, of which each request gets one. */
const messageIn = (events: string) =>
  events
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .at(-1)
    ?.slice(5)
    .trim() ?? '';

/** An answer in the form that the caller wants. */
function inForm(text: string, type: string, wanted: string): string {
  if (!text || type.startsWith(wanted)) return text;
  return wanted === JSON_FORM ? messageIn(text) : `event: message\ndata: ${text}\n\n`;
}

/** The MCP server; its package is loaded with the first request, because few readers are programs. */
export function mcpRoute(needs: McpNeeds): Route {
  let serving: Promise<(request: Request) => Promise<Response>> | undefined;
  return handle(mcp, async ({ ctx }) => {
    serving ??= import('./createMcp').then(({ createMcp }) => createMcp(needs, mcp.body.maxBytes));
    // The next request tries again to load it.
    serving.catch(() => {
      serving = undefined;
    });
    const form = [JSON_FORM, EVENT_FORM].find((one) => ctx.accepts(one));
    // The package answers only callers that accept both.
    const accept = form ? `${JSON_FORM}, ${EVENT_FORM}` : ctx.get('accept');
    const answer = await (await serving)(requestOf(ctx, needs.publicUrl, accept));
    const { status, headers } = answer;
    const type = headers.get('content-type') ?? '';
    const wanted = form && status === 200 ? form : type;
    ctx.status = status;
    ctx.set({ ...Object.fromEntries(headers), 'Cache-Control': 'no-store' });
    if (wanted) ctx.set('Content-Type', wanted);
    ctx.body = inForm(await answer.text(), type, wanted);
    return undefined;
  });
}
