import type { RouteDescription } from './RouteDescription';
import { resourceDescriptions } from './resourceDescriptions';
import { analyticsDescriptions } from './routes/analytics';
import { articleToolDescriptions } from './routes/articleTools';
import { authDescriptions } from './routes/auth';
import { feedbackDescriptions } from './routes/feedback';
import { fileDescriptions } from './routes/files';
import { formDescriptions } from './routes/forms';
import { generateDescriptions } from './routes/generate';
import { healthDescriptions } from './routes/health';
import { helpDescriptions } from './routes/help';
import { internalDescriptions } from './routes/internal';
import { searchDescriptions } from './routes/search';
import { signalDescriptions } from './routes/signals';
import { submissionDescriptions } from './routes/submissions';
import { transferDescriptions } from './routes/transfer';

/** Every route of the app. */
export const descriptions: readonly RouteDescription[] = [
  ...healthDescriptions,
  ...authDescriptions,
  ...helpDescriptions,
  ...fileDescriptions,
  ...searchDescriptions,
  ...signalDescriptions,
  ...formDescriptions,
  ...generateDescriptions,
  ...articleToolDescriptions,
  ...feedbackDescriptions,
  ...analyticsDescriptions,
  ...internalDescriptions,
  ...submissionDescriptions,
  ...transferDescriptions,
  ...resourceDescriptions,
];
