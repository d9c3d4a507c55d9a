import { createActivityStore } from '../insight/analytics/createActivityStore';
import { createAnalytics } from '../insight/analytics/createAnalytics';
import { createSearchLog } from '../insight/analytics/createSearchLog';
import { createTelemetryStore } from '../insight/telemetry/createTelemetryStore';
import { createDocumentCounter } from '../insight/views/createDocumentCounter';
import { createViewCounter } from '../insight/views/createViewCounter';
import { createFeedbackStore } from '../reading/feedback/createFeedbackStore';
import { createVoteFigures } from '../reading/feedback/createVoteFigures';
import type { Shared } from './Shared';

/** What readers do and say, and what staff make of it; `counters` hold counts in memory. */
export function createReaders({ connection, models, content, log }: Shared) {
  const activity = createActivityStore(connection);
  const votes = createVoteFigures(connection);
  return {
    counters: {
      views: createViewCounter({ models, content, activity, log }),
      faqViews: createDocumentCounter(models.faqs, 'views', log),
      videoViews: createDocumentCounter(models.videos, 'views', log),
      fileDownloads: createDocumentCounter(models.downloads, 'downloads', log),
      searchLog: createSearchLog(activity, log),
      telemetry: createTelemetryStore(connection, log),
    },
    activity,
    feedback: createFeedbackStore(connection),
    analytics: createAnalytics({ models, activity, votes }),
  };
}
