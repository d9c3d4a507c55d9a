import { z } from 'zod';
import { OPENAPI_PATH } from '../../cache/isPublicRead';
import { answer } from '../components';
import { found, type RouteDescription } from '../RouteDescription';

const alive = answer('Alive', z.object({ status: z.literal('alive') }));
const ready = answer('Ready', z.object({ status: z.literal('ready') }));
const version = answer('ContentVersion', z.object({ version: z.int().min(0) }));
const openApi = answer('OpenApi', z.looseObject({ openapi: z.literal('3.1.0') }));

const common = { method: 'get', tag: 'Service', isOffline: true } as const;

/** Probes, content version, and the document itself. */
export const healthDescriptions: readonly RouteDescription[] = [
  {
    ...common,
    path: '/healthz',
    summary: 'Whether the process is alive',
    answers: { 200: found(alive) },
  },
  {
    ...common,
    path: '/readyz',
    summary: 'Whether the service can serve',
    answers: { 200: found(ready) },
    errors: ['unavailable'],
  },
  {
    ...common,
    path: '/api/content-version',
    summary: 'Version of the public content',
    answers: { 200: found(version) },
  },
  {
    ...common,
    path: OPENAPI_PATH,
    summary: 'The OpenAPI document',
    answers: { 200: found(openApi) },
  },
];
