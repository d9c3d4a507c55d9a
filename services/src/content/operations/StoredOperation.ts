import type { ContentKey, ReplaceEdit } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import type { StoredOf } from '../../store/database/createModel';
import type { Pins } from '../editing/createPins';
import type { NewText } from '../editing/portableChanges';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { NewMedium } from '../media/createMediaRecords';
import type { MediaUses } from '../media/createMediaUses';
import type { Core } from '../resource/Core';
import type { ChangedText } from '../versions/Version';

export type Values = Record<string, unknown>;

/** What an operation does to one document. */
export type StepChange =
  /** Of the document as it is, or only of this version of it. */
  | { type: 'set'; values: Values; version?: number }
  | { type: 'replaceInList'; field: string; from: string; to: string | null }
  /**
   * By places in the texts of one version, in order. `baseEdits` were made in the document that a text
   * is based on.
   */
  | {
      type: 'edits';
      version: number;
      edits: readonly ReplaceEdit[];
      baseEdits?: readonly ReplaceEdit[];
    }
  | { type: 'links'; from: string[]; to: string | null }
  | { type: 'delete' }
  /** A new document, with values that only the server writes otherwise, and its unpublished texts. */
  | { type: 'create'; body: Values; past: Values; texts: NewText[] }
  /** The draft of an article that is not created by it. */
  | { type: 'addDraft'; text: NewText }
  /** One that comes back from the trash; `body` has what shall differ. */
  | { type: 'restore'; body: Values }
  /** Ids of related articles, in place of those of this version of them, or of any. */
  | { type: 'relate'; ids: string[]; version: number | null }
  /** A file whose bytes are stored already. */
  | { type: 'addMedium'; medium: NewMedium };

export interface EndedSchedule
  extends Pick<StoredOf<'articles'>, 'publishAt' | 'unpublishAt' | 'scheduledBy'> {
  text: ChangedText | null;
}

export type StepKey = ContentKey | 'media';

/** One change of many documents. Its steps are a collection of their own. */
export interface StoredOperation {
  _id: Types.ObjectId;
  kind?: 'import';
  title: string;
  by: string | null;
  at: Date;
  state: 'running' | 'done' | 'undoing' | 'undone';
  /** Documents; an article and its unpublished changes are one. */
  total: number;
  /** That it changed, and that are still as it left them. */
  changed: number;
  restored: number;
  undoneBy?: string;
  /** Its process's last sign of life. */
  beatAt: Date;
  /** From when on it cannot be undone. */
  expiresAt: Date;
}

/** A step's state. `unchanged`: there was nothing to do; `stays`: its undo was refused. */
export type StepState = 'planned' | 'done' | 'unchanged' | 'refused' | 'undone' | 'stays';

export interface StoredStep {
  _id: Types.ObjectId;
  operationId: Types.ObjectId;
  /** Steps of a later phase wait for those of all former ones. */
  phase: number;
  key: StepKey;
  documentId: Types.ObjectId;
  title: string;
  /** Which text it changes, if not the document. */
  kind?: ChangedText['kind'];
  change: StepChange;
  state: StepState;
  /** The values before, as a body has them. */
  former?: Values;
  /** Of a text that readers do not see yet: what it was based on. */
  formerBase?: Values;
  /** When the article was to be published and unpublished before the step ended that. */
  schedule?: EndedSchedule;
  /** The version of the document, or number of the text, that the step has made. */
  version?: number;
  message?: string;
  expiresAt: Date;
}

export type DocumentStep = StoredStep & { key: ContentKey };

/** What became of a step. */
export type Outcome = Partial<StoredStep> & Pick<StoredStep, 'state'>;

/** How steps are made and undone, in a transaction. */
export interface StepActs {
  apply(step: StoredStep, by?: string): Promise<Outcome>;
  undo(step: StoredStep, by?: string): Promise<Outcome>;
}

export interface StepNeeds
  extends Pick<Core, 'types' | 'engine' | 'versions' | 'texts' | 'publicUrl'> {
  pins: Pins;
  media: MediaLibrary;
  mediaUses: MediaUses;
  /** Which of these documents an operation is about. */
  ownOf(operationId: Types.ObjectId, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells other operations that an undo has brought a version back under another number. */
  follow(step: StoredStep, from: number, to: number): Promise<void>;
}
