import type { ContentKey, ImportError, ImportField } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import type { NewText } from '../editing/portableChanges';
import type { ZippedMedium } from './archive/readZip';

interface Step {
  file: string;
  key: ContentKey;
  id: string;
  title: string;
  /** The body of the create or update call. */
  body: Record<string, unknown>;
  /** Ids of related articles, if they change. */
  pins?: string[];
}

export interface Creation extends Step {
  past: Partial<StoredDocument>;
  /** What readers do not see yet of it. */
  texts?: NewText[];
  /** Whether it comes back from the trash, with the history that it had. */
  isDeleted?: true;
  /** The draft of an article that was not created. */
  draft?: NewText;
}

export interface Update extends Step {
  before: StoredDocument;
  fields: ImportField[];
}

/** What an import would write. */
export interface ImportPlan {
  /** The system that the files are of, if not this one. */
  source: string | null;
  /** Files that the media library lacks. */
  media: ZippedMedium[];
  creations: Creation[];
  updates: Update[];
  /** Updates of what was changed here since the export, which are not made. */
  kept: Update[];
  unchanged: number;
  /** What of the files is left out though nothing is wrong with it. */
  warnings: ImportError[];
  errors: ImportError[];
  /** Paths of files that no export has. */
  ignored: string[];
}
