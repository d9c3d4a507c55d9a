import { z } from 'zod';
import { MCP_PATH } from '../../mcpIdentity';
import { ok } from '../answer';
import { json, raw } from '../body';
import { count, named, namedObject } from '../common';
import { endpoint } from '../endpoint';

const probe = { tag: 'Service', access: 'public', isOffline: true } as const;

const alive = namedObject('Alive', { status: z.literal('alive') });
const ready = namedObject('Ready', { status: z.literal('ready') });
const contentVersion = namedObject('ContentVersion', { version: count });
const openApi = named('OpenApi', z.looseObject({ openapi: z.literal('3.1.0') }));

/** A message of JSON-RPC 2.0; what is in it is the protocol's matter. */
const rpcMessage = named('RpcMessage', z.looseObject({ jsonrpc: z.literal('2.0') }));

const MAX_RPC_BYTES = 64 * 1_024;

/** What programs call: probes, the content's version, the API's description, the MCP server. */
export const serviceEndpoints = {
  alive: endpoint('GET /healthz', {
    ...probe,
    summary: 'Whether the process is alive',
    answers: { 200: ok(alive) },
  }),
  ready: endpoint('GET /readyz', {
    ...probe,
    summary: 'Whether the service can serve',
    answers: { 200: ok(ready) },
    errors: ['unavailable'],
  }),
  contentVersion: endpoint('GET /api/content-version', {
    ...probe,
    summary: 'Version of the public content',
    answers: { 200: ok(contentVersion) },
  }),
  openApi: endpoint('GET /api/openapi.json', {
    ...probe,
    summary: 'The OpenAPI document',
    answers: { 200: ok(openApi) },
  }),
  mcp: endpoint(`POST /api${MCP_PATH}`, {
    tag: 'Help',
    summary: 'The MCP server: search and read public content, as messages of JSON-RPC',
    access: 'public',
    limits: ['mcp'],
    isSameSite: true,
    body: raw(json(rpcMessage), MAX_RPC_BYTES),
    answers: {
      200: { description: 'Answered', content: json(rpcMessage), events: { message: rpcMessage } },
      202: { description: 'The notification was accepted' },
      406: { description: 'The caller accepts neither form', content: json(rpcMessage) },
    },
    errors: ['forbidden', 'not_found'],
    protocolError: rpcMessage,
  }),
};
