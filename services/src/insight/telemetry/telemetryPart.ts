import { createPageProof } from '@pressline/shared-api/node/pageProof';
import type { Core } from '../../content/resource/Core';
import type { Limits } from '../../http/limits/createLimits';
import type { Part } from '../../Part';
import { createConsentReceipts } from './createConsentReceipts';
import { createTelemetryStore } from './createTelemetryStore';
import { telemetryRoutes } from './telemetry.routes';

/** Receipts of consent, loads, failures and web vitals, as browsers report them. */
export function telemetryPart({
  connection,
  log,
  limits,
  internalToken,
}: Pick<Core, 'connection' | 'log'> & { limits: Limits; internalToken: string | undefined }) {
  const receipts = createConsentReceipts(connection);
  const telemetry = createTelemetryStore(connection, log);
  const pageProof = internalToken ? createPageProof(internalToken) : null;
  return {
    receipts,
    routes: telemetryRoutes({ receipts, telemetry, counting: { limits, pageProof } }),
    stores: [receipts, telemetry],
    upkeep: () => receipts.deleteExpired(),
    flush: telemetry.flush,
  } satisfies Part;
}
