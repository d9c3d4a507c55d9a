import type { StoredSchedule, StoredWorkingCopy } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';

/** What this folder reads of an article. */
export type StoredArticle = StoredDocument & {
  workingCopy?: StoredWorkingCopy | null;
  changesSavedAt?: Date | null;
  publishAt?: Date | null;
  unpublishAt?: Date | null;
  schedule?: StoredSchedule | null;
  scheduleCanceled?: string;
};

export const NO_COPY = { workingCopy: null, changesSavedAt: null };
