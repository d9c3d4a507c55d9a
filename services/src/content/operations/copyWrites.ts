import type { StoredOf } from '../../store/database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Unpublished } from '../resource/unpublished';
import type { StoredStep, Values } from './StoredOperation';

export type StoredCopy = Unpublished & Pick<StoredOf<'articles'>, 'publishAt' | 'unpublishAt'>;

/** What another version of unpublished changes has; an editor who has them open learns of it with the next save. */
export const nextCopy = (version: number, by?: string): Values => ({
  ...{ 'workingCopy.version': version, changesSavedAt: new Date() },
  ...(by && { 'workingCopy.savedBy': by }),
});

/** A version of unpublished changes after another. */
export const versionAfter = (version: number) => Math.max(Date.now(), version + 1);

/** Reads and writes what articles have besides their saved text; they get no new version by it. */
export const copyWrites = ({ articles: { model } }: ResourceTypes) => ({
  find: ({ documentId }: StoredStep) => model.findById(documentId).lean<StoredCopy>().exec(),
  async write({ _id }: StoredCopy, $set: Values): Promise<void> {
    await model.updateOne({ _id }, { $set }, { timestamps: false });
  },
});
