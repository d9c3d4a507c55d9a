import { z } from 'zod';
import { file, ok } from '../answer';
import { count, named, namedObject, pageOf, time } from '../common';
import { endpoint } from '../endpoint';

/** `refused`: the role or the credentials did not allow it. */
const AUDIT_OUTCOMES = ['done', 'refused'] as const;

/** A document: its resource or what else it is, its id, and its title at the time. */
const record = z.object({ type: z.string(), id: z.string(), title: z.string() });

const values = z.record(z.string(), z.unknown());

const change = z.object({
  /** A username, or an automatic actor such as `origin`; null if unknown. */
  by: z.string().nullable(),
  /** The address that the request came from; null for the server itself. */
  address: z.string().nullable(),
  /** The group of the endpoint: `Session`, `Content`, `Staff`, `Releases`, `Service`. */
  area: z.string(),
  /** What the endpoint does, in words. */
  action: z.string(),
  /** The query of the request, or another circumstance. */
  detail: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  record: record.nullable(),
  /** The changed fields as they were and as they became; long texts as their length and hash. */
  before: values.nullable(),
  after: values.nullable(),
});

const entry = named(
  'AuditEntry',
  /** Without a time when another program stored one that is none. */
  change.extend({ id: z.string(), at: time.nullable() }),
);

const filters = {
  by: z.string().trim().max(64).optional(),
  area: z.string().max(20).optional(),
  outcome: z.enum(['', ...AUDIT_OUTCOMES]).optional(),
  /** The id of a document. */
  record: z.string().max(64).optional(),
  /** UTC days, both included. */
  from: z.union([z.literal(''), z.iso.date()]).optional(),
  to: z.union([z.literal(''), z.iso.date()]).optional(),
};

const auditQuery = z.strictObject({ ...pageOf(50), ...filters });
const auditExportQuery = z.strictObject(filters);
const auditList = namedObject('AuditList', { entries: z.array(entry), total: count });
const auditCsv = named('AuditCsv', z.string().describe('One entry a line'));

const common = { tag: 'Users', access: 'super_admin' } as const;

/** `api.audit`: who did what; for super admins. All calls throw ApiError. */
export const auditEndpoints = {
  /** Newest first. */
  list: endpoint('GET /api/admin/audit', {
    ...common,
    summary: 'List the audit log, newest first',
    query: auditQuery,
    answers: { 200: ok(auditList) },
  }),
  /** The newest 10,000 as a CSV file that is safe to open in a spreadsheet. */
  csv: endpoint('GET /api/admin/audit/export.csv', {
    ...common,
    summary: 'Export the audit log as CSV that is safe to open in a spreadsheet',
    done: 'Exported the audit log',
    isAudited: true,
    query: auditExportQuery,
    answers: { 200: file('text/csv', auditCsv) },
  }),
};

export type AuditChange = z.infer<typeof change>;
export type AuditItem = z.infer<typeof entry>;
export type AuditFilters = z.output<typeof auditExportQuery>;
export type AuditQuery = z.output<typeof auditQuery>;
