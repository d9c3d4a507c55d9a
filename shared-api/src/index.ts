/**
 * The API for browsers and servers: resource table, types, typed client, errors. Nothing here needs zod
 * at run time; the endpoints are `@pressline/shared-api/contract`, what needs TanStack Query at run time
 * is `@pressline/shared-api/query`.
 */

export type * from './contract/articles/articleTools';
export type * from './contract/articles/checks';
export type * from './contract/articles/editedArticle';
export type * from './contract/articles/freshness';
export type * from './contract/articles/generation';
export type * from './contract/articles/presence';
export type * from './contract/articles/related';
export type * from './contract/articles/revisions';
export type * from './contract/articles/workingCopies';
export { calls } from './contract/calls';
export { ApiError } from './contract/client/ApiError';
export type { Client, ListParams } from './contract/client/Client';
export * from './contract/client/createApiClient';
export { createClient } from './contract/client/createClient';
export {
  type ClientOptions,
  type RequestOptions,
  withQuery,
} from './contract/client/createRequest';
export type { GenerationOptions } from './contract/client/generateFromPdf';
export type * from './contract/content/impact';
export type * from './contract/content/importExport';
export type * from './contract/content/media';
export type * from './contract/content/operations';
export type * from './contract/content/replace';
export type * from './contract/content/trash';
export type * from './contract/help/help';
export type * from './contract/help/search';
export type * from './contract/help/sheets';
export type * from './contract/help/unmetSearches';
export type * from './contract/operating/analytics';
export type * from './contract/operating/releases';
export type * from './contract/operating/telemetry';
export type * from './contract/people/account';
export type * from './contract/people/audit';
export type * from './contract/people/passkeySchemas';
export type * from './contract/people/session';
export type * from './contract/people/staff';
export type { BulkAnswer, BulkResult } from './contract/resource/schemas';
export * from './contract/values';
export type * from './contract/visitors/articleReports';
export type * from './contract/visitors/feedback';
export type * from './contract/visitors/forms';
export type * from './contract/visitors/reports';
export type * from './contract/visitors/submissions';
export * from './definition/defineResource';
export type { Field, FieldDefinition, FieldKind, FieldMode } from './definition/fields';
export { linkProblem } from './definition/linkProblem';
export * from './definition/mediaAddress';
export { nameKey } from './definition/nameKey';
export * from './definition/paths';
export * from './definition/uploads';
export * from './definition/videoAddress';
export { accountUrlOf, safeHref } from './forms/accountUrl';
export type { FormGuard } from './forms/formGuard';
export * from './forms/formTargets';
export * from './query/helpQueries';
export * from './remote/releases';
export * from './resources';
export type * from './resources/articleParts';
export * from './resources/checkedText';
export * from './resources/table';
