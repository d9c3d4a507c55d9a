import type { ContentKey, ImportError, ImportField } from '@pressline/shared-api';
import type { StoredDocument } from '../database/createModel';

interface Step {
  file: string;
  key: ContentKey;
  id: string;
  title: string;
  /** What staff would send. */
  body: Record<string, unknown>;
  /** Articles to pin, when that changes. */
  pins?: string[];
}

export interface Creation extends Step {
  past: Partial<StoredDocument>;
}

export interface Update extends Step {
  before: StoredDocument;
  fields: ImportField[];
}

/** What an import would write. */
export interface ImportPlan {
  creations: Creation[];
  updates: Update[];
  unchanged: number;
  errors: ImportError[];
}
