/**
 * The API contract for browsers and servers: resource table, types, typed client, errors.
 * Nothing here needs zod at run time; the schemas are `@pressline/shared-api/wire/*`, what needs
 * TanStack Query at run time is `@pressline/shared-api/query`.
 */

export * from './calls/analytics';
export * from './calls/articleTools';
export * from './calls/bulk';
export { type Call, call, methodOf, pathOf, withQuery } from './calls/call';
export * from './calls/checks';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type RequestOptions,
} from './calls/client';
export { ApiError } from './calls/errors';
export * from './calls/freshness';
export * from './calls/generateFromPdf';
export * from './calls/help';
export * from './calls/home';
export * from './calls/importExport';
export * from './calls/media';
export * from './calls/operations';
export * from './calls/people/account';
export * from './calls/people/audit';
export * from './calls/people/auth';
export * from './calls/people/passkeys';
export * from './calls/people/presence';
export * from './calls/people/staff';
export * from './calls/replace';
export * from './calls/resourceCalls';
export * from './calls/submissions';
export * from './calls/trash';
export * from './calls/visitors/consentReceipt';
export * from './calls/visitors/feedback';
export * from './calls/visitors/forms';
export * from './calls/visitors/reports';
export * from './calls/visitors/telemetry';
export * from './calls/workingCopies';
export * from './definition/defineResource';
export type { Field, FieldDefinition, FieldKind, FieldMode } from './definition/fields';
export { linkProblem } from './definition/linkProblem';
export * from './definition/mediaAddress';
export * from './definition/paths';
export * from './definition/slugOf';
export * from './definition/uploads';
export * from './definition/videoAddress';
export { accountUrlOf, safeHref } from './forms/accountUrl';
export * from './forms/formTargets';
export * from './query/helpQueries';
export * from './remote/releases';
export * from './resources';
export * from './resources/checkedText';
export * from './resources/freshness';
export * from './resources/table';
export type * from './wire/analytics';
export type * from './wire/articleTools';
export type * from './wire/bulk';
export type * from './wire/checks';
export type * from './wire/freshness';
export type * from './wire/generation';
export type * from './wire/help';
export type * from './wire/home';
export type * from './wire/impact';
export type * from './wire/importExport';
export type * from './wire/media';
export type * from './wire/operating/releases';
export type * from './wire/operating/telemetry';
export type * from './wire/operations';
export type * from './wire/people/account';
export type * from './wire/people/audit';
export type * from './wire/people/auth';
export type * from './wire/people/passkeys';
export type * from './wire/people/presence';
export type * from './wire/people/staff';
export type * from './wire/replace';
export type * from './wire/search';
export type * from './wire/sheets';
export type * from './wire/submissions';
export type * from './wire/trash';
export type * from './wire/unmetSearches';
export type * from './wire/visitors/consent';
export type * from './wire/visitors/feedback';
export type * from './wire/visitors/forms';
export type * from './wire/workingCopies';
