import type Router from '@koa/router';
import type { Deps } from '../createDeps';
import { createRouter } from '../resource/createRouter';
import { createAuthRoutes } from './auth';
import { createHelpRoutes } from './help';

/** Every router that needs the database: the written ones, then five admin routes per resource. */
export function createRoutes(deps: Deps): Router[] {
  return [
    createAuthRoutes(deps),
    createHelpRoutes(deps),
    ...Object.values(deps.kinds).map((kind) => createRouter(kind, deps.engine)),
  ];
}
