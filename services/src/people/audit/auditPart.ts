import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Part } from '../../Part';
import { auditRoutes } from './audit.routes';
import { createAuditLog } from './createAuditLog';

interface AuditNeeds {
  connection: Connection;
  log: Logger;
  retentionDays: number | undefined;
}

/** The audit log, and its endpoints for super admins. */
export function auditPart({ connection, log, retentionDays }: AuditNeeds) {
  const audit = createAuditLog(connection, log, retentionDays);
  return {
    ...audit,
    routes: auditRoutes(audit),
    stores: [audit],
    async upkeep() {
      await audit.writeRefused();
      await audit.deleteExpired();
    },
  } satisfies Part;
}
