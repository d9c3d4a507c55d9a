import type { ResourceTable } from '@pressline/shared-api';
import { pino } from 'pino';
import { createApplication } from '../src/createApplication';
import type { Route } from '../src/http/router/Route';
import { stopParts } from '../src/runParts';
import { openDatabase } from '../src/store/connection/openDatabase';

/** The routes of the application, which needs no database until they are called. */
export function routesOf(resources?: ResourceTable): readonly Route[] {
  const { routes, list } = createApplication({
    connection: openDatabase(),
    log: pino({ level: 'silent' }),
    jwtSecret: 'x'.repeat(32),
    publicUrl: 'https://pressline.example',
    rateLimitScale: 0,
    trustedProxies: 0,
    ai: { model: 'none', deadlineMs: 1_000 },
    delivery: { demoAppUrl: 'https://app.pressline.example/' },
    ...(resources && { resources }),
  });
  void stopParts(list);
  return routes;
}
