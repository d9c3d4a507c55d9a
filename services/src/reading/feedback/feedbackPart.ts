import type { Connection } from 'mongoose';
import type { LocatePassage } from '../../content/articles/createRenderThreads';
import type { Engine } from '../../content/resource/createEngine';
import type { History } from '../../content/versions/createHistory';
import type { Part } from '../../Part';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { Models } from '../../store/database/createModel';
import { createFeedbackStore } from './createFeedbackStore';
import { feedbackRoutes } from './feedback.routes';
import { suggestionRoutes } from './suggestions.routes';

interface FeedbackPartNeeds {
  connection: Connection;
  models: Models;
  history: History;
  engine: Engine;
  audit: Pick<AuditLog, 'recorded'>;
  locate: LocatePassage;
}

/** Votes and suggestions of readers. */
export function feedbackPart({ connection, ...needs }: FeedbackPartNeeds) {
  const feedback = createFeedbackStore(connection);
  return {
    store: feedback,
    routes: [
      ...feedbackRoutes({ feedback, ...needs }),
      ...suggestionRoutes({ feedback, ...needs }),
    ],
    stores: [feedback],
  } satisfies Part;
}
