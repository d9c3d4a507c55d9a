import { createActivityStore } from '../analytics/createActivityStore';
import { createAnalytics } from '../analytics/createAnalytics';
import { createSearchLog } from '../analytics/createSearchLog';
import { createFeedbackStore } from '../feedback/createFeedbackStore';
import { createVoteFigures } from '../feedback/createVoteFigures';
import { createTelemetryStore } from '../telemetry/createTelemetryStore';
import { createDocumentCounter } from '../views/createDocumentCounter';
import { createViewCounter } from '../views/createViewCounter';
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
