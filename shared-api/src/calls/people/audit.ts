import type { AuditFilters, AuditList, AuditQuery } from '../../wire/people/audit';
import { call } from '../call';

/** The groups of endpoints that the audit log knows, and what people call them. */
export const AUDIT_AREAS = {
  Session: 'Sign-in',
  Users: 'Admin Users',
  Content: 'Content',
  Staff: 'Tools, import and inbox',
  Releases: 'Releases',
  Service: 'The server itself',
} as const;

const path = '/api/admin/audit';

/** `api.audit`: who did what; for super admins. All calls throw ApiError. */
export const auditCalls = {
  /** Newest first. */
  list: call<[query?: Partial<AuditQuery>], AuditList>(`GET ${path}?`),
  /** The newest 10,000 as a CSV file that is safe to open in a spreadsheet. */
  csv: call<[filters?: AuditFilters], Blob>(`GET ${path}/export.csv?`, { as: 'blob' }),
};
