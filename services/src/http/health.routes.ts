import { count, namedObject } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { unavailable } from '../errors';
import type { Part } from '../Part';
import type { DatabaseWatch } from '../store/connection/createDatabaseWatch';
import type { ContentVersion } from '../store/database/contentVersion';
import { defineRoute, found } from './router/defineRoute';

const common = { tag: 'Service', access: 'public', isOffline: true } as const;

const alive = namedObject('Alive', { status: z.literal('alive') });
const ready = namedObject('Ready', { status: z.literal('ready') });
const contentVersion = namedObject('ContentVersion', { version: count });

interface HealthNeeds {
  content: Pick<ContentVersion, 'current'>;
  watch: Pick<DatabaseWatch, 'isAway'>;
  isDraining(): boolean;
}

/** Probes, and the version of the content. They cost the database nothing. */
const healthRoutes = ({ content, watch, isDraining }: HealthNeeds) => [
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
    handle() {
      if (isDraining()) throw unavailable('Shutting down');
      if (watch.isAway) throw unavailable('The database does not answer');
      return { status: 'ready' as const };
    },
  }),
  defineRoute({
    ...common,
    call: 'GET /api/content-version',
    summary: 'Version of the public content',
    answers: { 200: found(contentVersion) },
    handle({ ctx }) {
      ctx.set('Cache-Control', 'no-store');
      return { version: content.current };
    },
  }),
];

/** Says whether the process can serve. */
export function healthPart(needs: Omit<HealthNeeds, 'isDraining'>) {
  let isDraining = false;
  return {
    routes: healthRoutes({ ...needs, isDraining: () => isDraining }),
    /** Makes `/readyz` answer 503, before the listener closes. */
    drain() {
      isDraining = true;
    },
  } satisfies Part;
}
