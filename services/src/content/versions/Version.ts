import type { ContentKey } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import type { RevisedValues } from './summarizeHistory';

export type Values = Readonly<Record<string, unknown>>;

/** What can be in the trash. */
export type TrashKey = ContentKey | 'media';

interface VersionFacts {
  docId: Types.ObjectId;
  resource: ContentKey;
  /** Of a past or deleted one the document's `version`. Of others larger with each save. */
  number: number;
  at: Date;
  /** A username. */
  by: string | null;
}

/** What a document is to say: in its unpublished changes, or once it is published by a time. */
export interface ChangedText extends VersionFacts {
  kind: 'draft' | 'scheduled';
  /** As a body has them. */
  values: Values;
  /** What they are based on: the document's `version`, 0 for a new one, and what it said. */
  baseNumber: number;
  base: Values;
}

/** What a document said before. */
export interface PastText extends VersionFacts {
  kind: 'past';
  values: RevisedValues;
  /** The last `version` with these values that readers could see, if any. */
  publicNumber?: number | undefined;
}

/** A deleted document or file. Once it cannot be restored, its number and hash are left. */
export interface DeletedText extends Omit<VersionFacts, 'resource'> {
  resource: TrashKey;
  kind: 'deleted';
  values: StoredDocument | null;
}

export type Version = ChangedText | PastText | DeletedText;

export type Stored<Kind extends Version> = Kind & {
  _id: Types.ObjectId;
  /** What lists call it. */
  title: string;
  hash: string;
  /** The hashes of the media that its texts have. */
  media: string[];
};

export type StoredVersion = Stored<Version>;

export type New<Kind extends Version> = Omit<Kind, 'at'> & { at?: Date };

/** The number of a draft or scheduled text after another; a later one never has that of a former one. */
export const numberAfter = (number = 0) => Math.max(Date.now(), number + 1);
