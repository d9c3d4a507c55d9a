import { Readable } from 'node:stream';
import { MCP_PATH } from '@pressline/shared-api/mcp-identity';
import { named } from '@pressline/shared-api/wire/common';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Deps } from '../createDeps';
import { defineRoute, json } from '../route/defineRoute';
import type { Route } from '../route/Route';

const MAX_BYTES = 64 * 1_024;

/** A message of JSON-RPC 2.0; what is in it is the protocol's matter. */
const rpcMessage = named('RpcMessage', z.looseObject({ jsonrpc: z.literal('2.0') }));

function requestOf({ req, headers, path }: Context, { publicUrl }: Deps): Request {
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const body = Readable.toWeb(req) as unknown as ReadableStream;
  const init = { method: 'POST', headers: Object.fromEntries(given), body, duplex: 'half' };
  return new Request(publicUrl + path, init as RequestInit);
}

/** The MCP server; its package is loaded with the first request, because few readers are programs. */
export function mcpRoute(): Route {
  let serving: Promise<(request: Request) => Promise<Response>> | undefined;
  return defineRoute({
    call: `POST /api${MCP_PATH}`,
    tag: 'Help',
    summary: 'The MCP server: search and read public content, as messages of JSON-RPC',
    access: 'public',
    limits: ['mcp'],
    body: json(rpcMessage),
    isBodyRaw: true,
    maxBytes: MAX_BYTES,
    answers: {
      200: { description: 'Answered', content: json(rpcMessage), events: { message: rpcMessage } },
      202: { description: 'A notification was taken' },
      406: { description: 'The caller does not accept both forms', content: json(rpcMessage) },
    },
    errors: ['forbidden', 'not_found'],
    protocolError: rpcMessage,
    async handle({ deps, ctx }) {
      serving ??= import('../mcp/createMcp').then(({ createMcp }) => createMcp(deps, MAX_BYTES));
      const answer = await (await serving)(requestOf(ctx, deps));
      ctx.status = answer.status;
      ctx.set({ ...Object.fromEntries(answer.headers), 'Cache-Control': 'no-store' });
      ctx.body = await answer.text();
      return undefined;
    },
  });
}
