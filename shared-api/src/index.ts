/**
 * The API contract for browsers and servers: resource table, types, typed client, errors.
 * Nothing here needs zod at run time; the schemas are `@pressline/shared-api/schemas`, and what
 * needs TanStack Query at run time is `@pressline/shared-api/query`.
 */
export { accountUrlOf, safeHref } from './accountUrl';
export {
  ANALYTICS_PERIODS,
  type Analytics,
  type AnalyticsApi,
  type AnalyticsCounts,
  type AnalyticsDay,
  type AnalyticsPeriod,
  type RatedArticle,
  type SearchedQuery,
  type ViewedArticle,
} from './analytics';
export type {
  AdminApi,
  AuthApi,
  ContentApi,
  HelpApi,
  ListAnswer,
  ListParams,
  ResourceApi,
  SessionUser,
} from './apiTypes';
export {
  type ArticlePins,
  type ArticlePreview,
  type ArticleRevision,
  type ArticleToolsApi,
  MAX_PINS,
  MAX_REVISIONS,
  type PinnedArticle,
  type PreviewLink,
  type RevisionList,
  type RevisionSummary,
  type SlugCheck,
} from './articleTools';
export {
  type BulkAction,
  type BulkAnswer,
  type BulkBody,
  type BulkResult,
  bulkActions,
  MAX_BULK,
} from './bulk';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type QueryParams,
  type RequestOptions,
  withQuery,
} from './client';
export { CONSENT_ACTIONS, type ConsentAction, type ConsentReceipt } from './consentReceipt';
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
  type Feedback,
  type FeedbackAnswer,
  type FeedbackApi,
  type FeedbackBody,
  type FeedbackListParams,
  type FeedbackReason,
  type FeedbackStatus,
  type FeedbackVote,
  MAX_FEEDBACK_COMMENT,
} from './feedback';
export type { Field, FieldDefinition, FieldKind, FieldMode } from './fields';
export type {
  ContactRequest,
  DemoUserAnswer,
  FormAnswer,
  FormGuard,
  FormsApi,
  SubmissionListParams,
  SubmissionsApi,
} from './formsApi';
export { failedTarget, sentTarget } from './formTargets';
export {
  type GenerateApi,
  type GenerationAnswer,
  type GenerationOptions,
  type GenerationProgress,
  MAX_PDF_BYTES,
} from './generateFromPdf';
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
  type ReleasesApi,
  type RemoteList,
  type RemoteOverview,
  staffActor,
  usernameOf,
} from './releases';
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
export type {
  Article,
  ArticleLink,
  ArticlePage,
  ArticleSummary,
  Breadcrumb,
  SitemapEntry,
  TocEntry,
} from './resources/article';
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
export type {
  ArticleHit,
  FaqHit,
  MarkedText,
  SearchAnswer,
  SearchHit,
  SearchKind,
  TextRange,
  VideoHit,
} from './search';
export type { SignalsApi } from './signalsApi';
export {
  DELIVERY_STATES,
  type DeliveryState,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionDelivery,
  type SubmissionKind,
} from './submission';
export {
  MAX_TELEMETRY_REPORTS,
  type ReleaseTelemetry,
  type Telemetry,
  type TelemetryApi,
  type TelemetryBody,
  type TelemetryError,
  type TelemetryReport,
  VITALS,
  type Vital,
} from './telemetry';
export {
  type ImportAnswer,
  type ImportError,
  type ImportedDocument,
  type ImportField,
  type ImportUpdate,
  type ImportValue,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_VALUE,
  type TransferApi,
} from './transfer';
export {
  playingUrl,
  readVideoAddress,
  VIDEO_PROVIDERS,
  type VideoAddress,
} from './videoAddress';
