/**
 * The API contract for browsers and servers: resource table, types, typed client, errors.
 * Nothing here needs zod at run time; the schemas are `@pressline/shared-api/schemas`, and what
 * needs TanStack Query at run time is `@pressline/shared-api/query`.
 */
export { accountUrlOf, safeHref } from './accountUrl';
export {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  analyticsCalls,
} from './analytics';
export type {
  AdminApi,
  ContentApi,
  HelpApi,
  ListAnswer,
  ListParams,
  ResourceApi,
} from './apiTypes';
export { articleCalls, articleToolCalls, MAX_PINS, MAX_REVISIONS } from './articleTools';
export { authCalls } from './auth';
export { type BulkAction, type BulkBody, bulkActions, MAX_BULK } from './bulk';
export { type Call, call, methodOf, pathOf, withQuery } from './call';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type RequestOptions,
} from './client';
export { CONSENT_ACTIONS, type ConsentAction } from './consentReceipt';
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
} from './defineResource';
export { ApiError } from './errors';
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
} from './feedback';
export type { Field, FieldDefinition, FieldKind, FieldMode } from './fields';
export { type FormGuard, formCalls } from './formsApi';
export { failedTarget, sentTarget } from './formTargets';
export {
  type GenerateApi,
  type GenerationOptions,
  generateCall,
  MAX_PDF_BYTES,
} from './generateFromPdf';
export { articlePageCalls, helpCalls } from './help';
export { type HelpQuery, HYDRATION_GRACE_MS, helpQueries } from './helpQueries';
export { adminPath, publicPath } from './paths';
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
} from './releases';
export { publicListCall, resourceCalls } from './resourceCalls';
export {
  type ContentKey,
  contentKeys,
  type ResourceKey,
  type Resources,
  resources,
} from './resources';
export {
  ANNOUNCEMENT_PRIORITIES,
  type Announcement,
  type AnnouncementStatus,
  type PublicAnnouncement,
} from './resources/announcement';
export type { Article, ArticleSummary } from './resources/article';
export {
  CATEGORY_ICONS,
  type Category,
  type CategoryIcon,
  categoryIcon,
  type PublicCategory,
} from './resources/category';
export type { Download, PublicDownload } from './resources/download';
export type { Faq, PublicFaq } from './resources/faq';
export type { PublicQuickLink, QuickLink } from './resources/quickLink';
export type { SynonymGroup } from './resources/synonym';
export type { PublicTag, Tag } from './resources/tag';
export { PROTECTED_USERNAME, USER_ROLES, type User } from './resources/user';
export type { PublicVideo, Video } from './resources/video';
export { signalCalls } from './signals';
export {
  DELIVERY_STATES,
  type DeliveryState,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type SubmissionListParams,
  submissionCalls,
} from './submission';
export {
  hostTelemetryCall,
  MAX_TELEMETRY_REPORTS,
  telemetryCalls,
  VITALS,
  type Vital,
} from './telemetry';
export { importCall, MAX_IMPORT_BYTES, MAX_IMPORT_VALUE, transferCalls } from './transfer';
export {
  playingUrl,
  readVideoAddress,
  VIDEO_PROVIDERS,
  type VideoAddress,
} from './videoAddress';
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
