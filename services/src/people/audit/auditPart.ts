import { contract } from '@pressline/shared-api/contract';
import type { AuditItem } from '@pressline/shared-api/contract/people/audit';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { handle } from '../../http/router/handle';
import { toCsv } from '../../http/toCsv';
import type { Part } from '../../Part';
import { utcDay } from '../../utcDay';
import { type AuditLog, createAuditLog } from './createAuditLog';

/** Another program may have stored a time as text; one entry must not hide the others. */
function timeOf(at: unknown): string | null {
  const time = at instanceof Date || typeof at === 'string' ? new Date(at).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function present({ _id, at, ...entry }: mongo.WithId<AuditEntry>): AuditItem {
  return { ...entry, id: String(_id), at: timeOf(at) };
}

// biome-ignore format: a table, one column a line
const COLUMNS: Readonly<Record<string, (entry: AuditItem) => string>> = {
  Entry: ({ id }) => id,
  Time: ({ at }) => at ?? '',
  'Done by': ({ by }) => by ?? '',
  Address: ({ address }) => address ?? '',
  Area: ({ area }) => area,
  Action: ({ action }) => action,
  Detail: ({ detail }) => detail ?? '',
  Outcome: ({ outcome }) => outcome,
  Type: ({ record }) => record?.type ?? '',
  Id: ({ record }) => record?.id ?? '',
  Title: ({ record }) => record?.title ?? '',
  Before: ({ before }) => (before ? JSON.stringify(before) : ''),
  After: ({ after }) => (after ? JSON.stringify(after) : ''),
};

/** The audit log, for super admins. It has no endpoint that writes. */
const auditRoutes = (audit: AuditLog) => [
  handle(contract.audit.list, async ({ query }) => {
    const { found: entries, total } = await audit.list(query);
    return { entries: entries.map(present), total };
  }),
  handle(contract.audit.csv, async ({ query, ctx }) => {
    ctx.attachment(`audit-log-${utcDay()}.csv`);
    ctx.type = 'text/csv';
    const entries = (await audit.export(query)).map(present);
    const rows = entries.map((entry) => Object.values(COLUMNS).map((read) => read(entry)));
    return toCsv([Object.keys(COLUMNS), ...rows]);
  }),
];

/** The audit log, and its endpoints for super admins. */
export function auditPart({
  connection,
  log,
  retentionDays,
}: {
  connection: Connection;
  log: Logger;
  retentionDays: number | undefined;
}) {
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
