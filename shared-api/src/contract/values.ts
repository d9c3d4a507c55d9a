/** What enumerations of the API hold, and its bounds: pages need them without any schema. */

/** The periods that analytics cover, in days up to and including today (UTC). */
export const ANALYTICS_PERIODS = [7, 30, 90] as const;

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** Reports in one call. */
export const MAX_TELEMETRY_REPORTS = 20;

/** Related articles that staff can pin to one article. */
export const MAX_PINS = 6;
/** Former versions that are kept of an article. */
export const MAX_REVISIONS = 50;
/** Documents that one bulk call may name. */
export const MAX_BULK = 200;
/** How many days deleted documents can be restored, and changes of many documents undone. */
export const TRASH_DAYS = 30;

const MB = 1024 ** 2;
/** The largest PDF that is taken. */
export const MAX_PDF_BYTES = 10 * MB;

/** Largest zip file that can be imported. */
export const MAX_IMPORT_BYTES = 50 * MB;
/** Longer texts are cut in `ImportField`, and end in `…` then. */
export const MAX_IMPORT_VALUE = 4_000;
/** Largest lists of ids in `take` and `keep` together. */
export const MAX_CHOICES_BYTES = 512 * 1024;

export const MEDIA_KINDS = ['image', 'file'] as const;
export const MEDIA_FILTERS = ['image', 'file', 'unused'] as const;

/** Largest image, and largest file of any kind. */
export const MAX_IMAGE_BYTES = 10 * MB;
export const MAX_MEDIA_BYTES = 50 * MB;
/** Longest alternative text, in characters. */
export const MAX_ALT = 300;

/** The groups of endpoints that the audit log knows, and what people call them. */
export const AUDIT_AREAS = {
  Session: 'Sign-in',
  Users: 'Admin Users',
  Content: 'Content',
  Staff: 'Tools, import and inbox',
  Releases: 'Releases',
  Service: 'The server itself',
} as const;

/** Everything that can happen to a remote's releases, and what people call it. */
export const RELEASE_ACTIONS = {
  published: 'Published',
  promoted: 'Promoted',
  'rolled-back': 'Rolled back',
  'rolled-back-automatically': 'Rolled back automatically',
  'canary-started': 'Canary started',
  'canary-ended': 'Canary ended',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  refused: 'Refused',
  removed: 'Removed',
} as const;

export const CONSENT_ACTIONS = [
  'accept-all',
  'necessary-only',
  'save-preferences',
  'gpc',
  'ccpa-opt-out',
  'withdraw',
] as const;

export const FEEDBACK_VOTES = ['up', 'down'] as const;
export const FEEDBACK_REASONS = [
  'incomplete',
  'unclear',
  'outdated',
  'incorrect',
  'not-found',
  'other',
] as const;
export const FEEDBACK_STATUSES = ['new', 'reviewed', 'resolved'] as const;

/** What feedback is: a vote, or a suggestion for another wording. */
export const FEEDBACK_KINDS = [...FEEDBACK_VOTES, 'suggestion'] as const;
export const SUGGESTION_OUTCOMES = ['accepted', 'declined'] as const;
/**
 * How a suggestion's passage stands in the article now: `split` where it begins and ends inside
 * different markup, `remark` when no wording was proposed.
 */
export const PASSAGE_STATES = ['placed', 'gone', 'several', 'split', 'remark'] as const;

/** Characters of a reader's comment. */
export const MAX_FEEDBACK_COMMENT = 1_000;

/** What can be sent to the people behind the site; each kind has a form of its own. */
export const SUBMISSION_KINDS = [
  'contact',
  'api-access',
  'careers',
  'newsletter',
  'trial',
] as const;

/**
 * `pending`: waits for its delivery or the next try. `sent`: was delivered. `dead`: was given up on.
 * `held`: looks automated and is delivered only if staff send it on; dropped after 30 days.
 */
export const DELIVERY_STATES = ['pending', 'sent', 'dead', 'held'] as const;

/** How far staff are with a submission. */
export const SUBMISSION_STATUSES = ['new', 'in-progress', 'done'] as const;

/** Characters of what staff note on a submission. */
export const MAX_SUBMISSION_NOTE = 2_000;

/** Which articles a list shows by their date: due already, within `SOON_DAYS`, or any with a date. */
export const DUE = ['overdue', 'soon', 'dated'] as const;

export const SOON_DAYS = 30;

/** How long "Mark as verified" lasts where the category does not say it. */
export const USUAL_DAYS = 180;

/** The regions of the trial form. */
export const REGIONS = ['USA', 'International'] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];
export type Vital = (typeof VITALS)[number];
export type MediaKind = (typeof MEDIA_KINDS)[number];
/** What a visitor did, or their browser's privacy signal for them. */
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];
export type ReleaseAction = keyof typeof RELEASE_ACTIONS;
export type FeedbackVote = (typeof FEEDBACK_VOTES)[number];
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
export type PassageState = (typeof PASSAGE_STATES)[number];
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
export type Due = (typeof DUE)[number];
