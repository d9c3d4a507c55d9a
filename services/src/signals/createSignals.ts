import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { ContentVersion } from '../contentVersion';
import type { Models } from '../resource/createModel';
import { createActivityStore } from './createActivityStore';
import { createAnalytics, type ReadAnalytics } from './createAnalytics';
import { type ConsentReceipts, createConsentReceipts } from './createConsentReceipts';
import { createDocumentCounter, type DocumentCounter } from './createDocumentCounter';
import { createFeedbackStore, type FeedbackStore } from './createFeedbackStore';
import { createSearchLog, type SearchLog } from './createSearchLog';
import { createTelemetryStore, type TelemetryStore } from './createTelemetryStore';
import { createViewCounter, type ViewCounter } from './createViewCounter';

/** What visitors' browsers report, and what staff learn from it. */
export interface Signals {
  views: ViewCounter;
  faqViews: DocumentCounter;
  videoViews: DocumentCounter;
  downloads: DocumentCounter;
  searchLog: SearchLog;
  feedback: FeedbackStore;
  receipts: ConsentReceipts;
  telemetry: TelemetryStore;
  analytics: ReadAnalytics;
  /** Writes what is held in memory: before the process ends. Never rejects. */
  flush(): Promise<void>;
  createIndexes(): Promise<void>;
}

interface SignalsDeps {
  connection: Connection;
  models: Models;
  content: ContentVersion;
  log: Logger;
}

export function createSignals({ connection, models, content, log }: SignalsDeps): Signals {
  const activity = createActivityStore(connection);
  const feedback = createFeedbackStore(connection);
  const receipts = createConsentReceipts(connection);
  const telemetry = createTelemetryStore(connection, log);
  const views = createViewCounter({ models, content, activity, log });
  const faqViews = createDocumentCounter(models.faqs, 'views', log);
  const videoViews = createDocumentCounter(models.videos, 'views', log);
  const downloads = createDocumentCounter(models.downloads, 'downloads', log);
  const searchLog = createSearchLog(activity, log);
  return {
    views,
    faqViews,
    videoViews,
    downloads,
    searchLog,
    feedback,
    receipts,
    telemetry,
    analytics: createAnalytics({ models, activity, feedback }),
    async flush() {
      const held = [views, faqViews, videoViews, downloads, searchLog, telemetry];
      await Promise.all(held.map((batch) => batch.flush()));
    },
    async createIndexes() {
      for (const store of [activity, feedback, receipts, telemetry]) await store.createIndexes();
    },
  };
}
