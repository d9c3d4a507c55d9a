/**
 * The API contract for browsers and servers: resource table, types, typed client, errors.
 * Nothing here needs zod at run time; the schemas are `@pressline/shared-api/schemas`, and what
 * needs TanStack Query at run time is `@pressline/shared-api/query`.
 */
export type {
  AdminApi,
  AuthApi,
  HelpApi,
  ListAnswer,
  ListParams,
  ResourceApi,
  SessionUser,
} from './apiTypes';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type QueryParams,
  type RequestOptions,
  withQuery,
} from './client';
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
export type { Field, FieldDefinition, FieldKind, FieldMode } from './fields';
export { type HelpQuery, HYDRATION_GRACE_MS, helpQueries } from './helpQueries';
export { adminPath, publicPath } from './paths';
export { type ResourceKey, type Resources, resources } from './resources';
export {
  ANNOUNCEMENT_PRIORITIES,
  type Announcement,
  type AnnouncementStatus,
  type PublicAnnouncement,
} from './resources/announcement';
export type {
  Article,
  ArticlePage,
  ArticleSummary,
  Breadcrumb,
  TocEntry,
} from './resources/article';
export {
  CATEGORY_ICONS,
  type Category,
  type CategoryIcon,
  categoryIcon,
  type PublicCategory,
} from './resources/category';
export type { Faq, PublicFaq } from './resources/faq';
export type { PublicTag, Tag } from './resources/tag';
export { PROTECTED_USERNAME, USER_ROLES, type User } from './resources/user';
export { type PublicVideo, VIDEO_HOSTS, type Video } from './resources/video';
