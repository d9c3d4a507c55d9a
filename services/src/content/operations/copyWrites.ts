import { runWrite } from '../../store/connection/writes';
import type { StoredOf } from '../../store/database/createModel';
import { unversionedGuard } from '../resource/hooks/articleHooks';
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
  /** False when another write came first; `also` must match, too. */
  async write(before: StoredCopy, $set: Values, also: Values = {}): Promise<boolean> {
    const { _id, version } = before;
    const guard = { _id, version, ...unversionedGuard(before), ...also };
    const { matchedCount } = await runWrite(() =>
      model.updateOne(guard, { $set }, { timestamps: false }).exec(),
    );
    return matchedCount === 1;
  },
});
