import type { Core } from '../../content/resource/Core';
import type { Part } from '../../Part';
import type { Identify } from '../../people/auth/createIdentify';
import { createActivityStore } from '../analytics/createActivityStore';
import { createSearchLog } from '../analytics/createSearchLog';
import { createDocumentCounter, createViewCounter } from './createViewCounter';
import { viewRoutes } from './views.routes';

/** What readers open and search for, counted by day. */
export function viewsPart({
  connection,
  log,
  models,
  content,
  identify,
}: Pick<Core, 'connection' | 'log' | 'models' | 'content'> & { identify: Identify }) {
  const activity = createActivityStore(connection);
  const searchLog = createSearchLog(activity, log);
  const counters = {
    views: createViewCounter({ models, content, activity, log }),
    faqViews: createDocumentCounter(models.faqs, 'views', log),
    videoViews: createDocumentCounter(models.videos, 'views', log),
    fileDownloads: createDocumentCounter(models.downloads, 'downloads', log),
  };
  return {
    activity,
    searchLog,
    ...counters,
    routes: viewRoutes({ counters, identify }),
    stores: [activity],
    async flush() {
      await Promise.all([searchLog, ...Object.values(counters)].map((one) => one.flush()));
    },
  } satisfies Part;
}
