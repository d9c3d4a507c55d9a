import type { LocatePassage } from '../../content/articles/createRenderThreads';
import type { Core } from '../../content/resource/Core';
import type { Part } from '../../Part';
import { createFeedbackStore } from './createFeedbackStore';
import { feedbackRoutes } from './feedback.routes';
import { suggestionRoutes } from './suggestions.routes';

interface FeedbackPartNeeds
  extends Pick<Core, 'connection' | 'models' | 'history' | 'engine' | 'audit'> {
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
