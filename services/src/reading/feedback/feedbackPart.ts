import type { Connection } from 'mongoose';
import type { Revisions } from '../../content/history/createRevisions';
import type { Engine } from '../../content/resource/createEngine';
import type { Part } from '../../Part';
import type { Models } from '../../store/database/createModel';
import { createFeedbackStore } from './createFeedbackStore';
import { feedbackRoutes } from './feedback.routes';
import { suggestionRoutes } from './suggestions.routes';

interface FeedbackPartNeeds {
  connection: Connection;
  models: Models;
  revisions: Revisions;
  engine: Engine;
}

/** Votes and suggestions of readers. */
export function feedbackPart({ connection, models, revisions, engine }: FeedbackPartNeeds) {
  const feedback = createFeedbackStore(connection);
  return {
    store: feedback,
    routes: [
      ...feedbackRoutes({ feedback, models }),
      ...suggestionRoutes({ feedback, models, revisions, engine }),
    ],
    stores: [feedback],
  } satisfies Part;
}
