import { hostReleasesSchema } from '@pressline/shared-api/signal-schemas';
import { z } from 'zod';
import { answer } from '../components';
import { found, type RouteDescription } from '../RouteDescription';
import { releaseTelemetry } from './analytics';

const telemetry = answer('InternalTelemetry', z.object({ releases: z.array(releaseTelemetry) }));

/** What the shell host asks behind the site's address, which does not answer these paths. */
export const internalDescriptions: readonly RouteDescription[] = [
  {
    method: 'get',
    path: '/api/internal/telemetry',
    tag: 'Service',
    summary: 'How a shell host’s releases did in browsers yesterday and today, for the host alone',
    access: 'internal',
    query: hostReleasesSchema,
    answers: { 200: found(telemetry) },
    errors: ['not_found'],
  },
];
