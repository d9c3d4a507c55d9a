/**
 * The API contract for browsers and servers: resource table, types, typed client, errors.
 * Nothing here needs zod at run time; the schemas are `@pressline/shared-api/wire/*`, what needs
 * TanStack Query at run time is `@pressline/shared-api/query`.
 */

export {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  analyticsCalls,
} from './calls/analytics';
export type { ListParams } from './calls/apiTypes';
export { articleCalls, articleToolCalls, MAX_PINS, MAX_REVISIONS } from './calls/articleTools';
export { authCalls } from './calls/auth';
export { type BulkAction, type BulkBody, bulkActions, MAX_BULK } from './calls/bulk';
export { type Call, call, methodOf, pathOf, withQuery } from './calls/call';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type RequestOptions,
} from './calls/client';
export { CONSENT_ACTIONS, type ConsentAction } from './calls/consentReceipt';
export { ApiError } from './calls/errors';
export {
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  type FeedbackListParams,
  type FeedbackReason,
  type FeedbackStatus,
  type FeedbackVote,
  feedbackCalls,
  MAX_FEEDBACK_COMMENT,
} from './calls/feedback';
export { type FormGuard, formCalls } from './calls/forms';
export {
  type GenerateApi,
  type GenerationOptions,
  generateCall,
  MAX_PDF_BYTES,
} from './calls/generateFromPdf';
export { articlePageCalls, helpCalls } from './calls/help';
export { publicListCall, resourceCalls } from './calls/resourceCalls';
export { signalCalls } from './calls/signals';
export {
  DELIVERY_STATES,
  type DeliveryState,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type SubmissionListParams,
  submissionCalls,
} from './calls/submissions';
export {
  hostTelemetryCall,
  MAX_TELEMETRY_REPORTS,
  telemetryCalls,
  VITALS,
  type Vital,
} from './calls/telemetry';
export { importCall, MAX_IMPORT_BYTES, MAX_IMPORT_VALUE, transferCalls } from './calls/transfer';
export type {
  CreateBodyOf,
  DocumentMeta,
  DocumentOf,
  Fields,
  PublicDocumentOf,
  ResourceDefinition,
  ResourceIndex,
  Role,
  SortKeys,
  UpdateBodyOf,
  WrittenField,
} from './definition/defineResource';
export { writtenFields } from './definition/defineResource';
export type { Field, FieldDefinition, FieldKind, FieldMode } from './definition/fields';
export { adminPath, isContent, publicPath } from './definition/paths';
export {
  playingUrl,
  readVideoAddress,
  VIDEO_PROVIDERS,
  type VideoAddress,
} from './definition/videoAddress';
export { accountUrlOf, safeHref } from './forms/accountUrl';
export { failedTarget, sentTarget } from './forms/formTargets';
export { type HelpQuery, HYDRATION_GRACE_MS, helpQueries } from './query/helpQueries';
export {
  type Canary,
  errorShare,
  openRefusals,
  RELEASE_ACTIONS,
  type ReleaseAction,
  type ReleaseCommand,
  type ReleaseEvent,
  type ReleaseRecord,
  type RemoteList,
  type RemoteOverview,
  staffActor,
  usernameOf,
} from './remote/releases';
export * from './resources';
export {
  type ContentKey,
  contentKeys,
  contentOf,
  type ResourceKey,
  type Resources,
  type ResourceTable,
  resources,
} from './resources/table';
export type * from './wire/analytics';
export type * from './wire/articleTools';
export type * from './wire/auth';
export type * from './wire/bulk';
export type * from './wire/consent';
export type * from './wire/feedback';
export type * from './wire/forms';
export type * from './wire/generation';
export type * from './wire/help';
export type * from './wire/search';
export type * from './wire/submissions';
export type * from './wire/telemetry';
export type * from './wire/transfer';
