import { count, namedObject } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { unavailable } from '../errors';
import { defineRoute, found } from './router/defineRoute';

const common = { tag: 'Service', access: 'public', isOffline: true } as const;

const alive = namedObject('Alive', { status: z.literal('alive') });
const ready = namedObject('Ready', { status: z.literal('ready') });
const contentVersion = namedObject('ContentVersion', { version: count });

/** Probes, and the version of the content. They cost the database nothing. */
export const healthRoutes = [
  defineRoute({
    ...common,
    call: 'GET /healthz',
    summary: 'Whether the process is alive',
    answers: { 200: found(alive) },
    handle: () => ({ status: 'alive' as const }),
  }),
  defineRoute({
    ...common,
    call: 'GET /readyz',
    summary: 'Whether the service can serve',
    answers: { 200: found(ready) },
    errors: ['unavailable'],
    handle({ deps }) {
      if (deps.isDraining()) throw unavailable('Shutting down');
      if (deps.watch.isAway) throw unavailable('The database does not answer');
      return { status: 'ready' as const };
    },
  }),
  defineRoute({
    ...common,
    call: 'GET /api/content-version',
    summary: 'Version of the public content',
    answers: { 200: found(contentVersion) },
    handle({ deps, ctx }) {
      ctx.set('Cache-Control', 'no-store');
      return { version: deps.content.current };
    },
  }),
];
