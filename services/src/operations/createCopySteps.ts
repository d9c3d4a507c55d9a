import { trusted } from 'mongoose';
import type { StoredDocument, StoredOf } from '../database/createModel';
import { saving } from '../database/saving';
import { copyGuard } from '../resource/hooks/articleHooks';
import { isSame, replacedIn } from './changes';
import type { StepDeps } from './createSteps';
import type { CopyChange, StoredStep } from './StoredOperation';

type Stored = StoredDocument & Pick<StoredOf<'articles'>, 'workingCopy' | 'publishAt'>;

/** Where an article keeps what it is not yet, and what that was based on. */
const PLACES = {
  copy: 'workingCopy.values',
  copyBase: 'workingCopy.base',
  scheduled: 'schedule.changes.values',
  scheduledBase: 'schedule.changes.base',
} as const;
type Place = keyof typeof PLACES;
const ENTRIES = Object.entries(PLACES) as [Place, string][];

type Lists = Partial<Record<Place, unknown>>;

const read = (stored: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Lists)?.[name as Place], stored);

function listsOf(stored: StoredDocument, field: string): Lists {
  const found = ENTRIES.map(([place, path]) => [place, read(stored, `${path}.${field}`)] as const);
  return Object.fromEntries(found.filter(([, list]) => Array.isArray(list)));
}

/** Articles whose unpublished changes, or those that are scheduled, have `from` in a list. */
export function copiesWith({ field, from }: Pick<CopyChange, 'field' | 'from'>) {
  const has = (...places: Place[]) => ({
    $or: places.map((place) => ({ [`${PLACES[place]}.${field}`]: from })),
  });
  return {
    $or: [
      { 'workingCopy.version': trusted({ $gt: 0 }), ...has('copy', 'copyBase') },
      { publishAt: trusted({ $gt: new Date(0) }), ...has('scheduled', 'scheduledBase') },
    ],
  };
}

/** Changes lists in unpublished changes. Their article gets no new version: readers see no difference. */
export function createCopySteps({ types, note }: Pick<StepDeps, 'types' | 'note'>) {
  const { model } = types.articles;
  const find = ({ documentId }: StoredStep) => model.findById(documentId).lean<Stored>().exec();

  /** False when somebody else wrote in between. */
  async function write(before: Stored, field: string, lists: Lists): Promise<boolean> {
    const version = Number(read(before, 'workingCopy.version') ?? 0);
    const values = Object.entries(lists).map(([place, list]) => [
      `${PLACES[place as Place]}.${field}`,
      list,
    ]);
    // An editor who has it open learns of it with the next save.
    if (lists.copy) values.push(['workingCopy.version', Math.max(Date.now(), version + 1)]);
    const { _id, publishAt = null } = before;
    const guard = { _id, version: before.version, publishAt, ...copyGuard(before) };
    const { matchedCount } = await saving(() =>
      model.updateOne(guard, { $set: Object.fromEntries(values) }, { timestamps: false }).exec(),
    );
    return matchedCount === 1;
  }

  return {
    /** One try; false when somebody else wrote in between. */
    async apply(step: StoredStep, change: CopyChange): Promise<boolean> {
      const before = await find(step);
      const lists = before ? listsOf(before, change.field) : {};
      const changed = Object.entries(lists).filter(
        ([, list]) => !isSame(list, replacedIn(list, change)),
      );
      if (!before || changed.length === 0) {
        await note(step, { state: step.state === 'writing' ? 'done' : 'unchanged' });
        return true;
      }
      await note(step, { state: 'writing', former: Object.fromEntries(changed) });
      const replaced = changed.map(([place, list]) => [place, replacedIn(list, change)]);
      if (!(await write(before, change.field, Object.fromEntries(replaced)))) return false;
      await note(step, { state: 'done' });
      return true;
    },
    /** The same for an undo. What was published or discarded since has nothing to restore. */
    async undo(step: StoredStep, change: CopyChange): Promise<boolean> {
      const stored = await find(step);
      const present: Lists = stored ? listsOf(stored, change.field) : {};
      const open = Object.entries(step.former ?? {}).filter(([place, list]) => {
        const now = present[place as Place];
        return now && !isSame(now, list);
      });
      const isOther = ([place, list]: [string, unknown]) =>
        !isSame(present[place as Place], replacedIn(list, change));
      if (open.some(isOther)) {
        await note(step, { state: 'stays', message: 'Its unpublished changes were edited since' });
        return true;
      }
      if (stored && open.length > 0) {
        if (!(await write(stored, change.field, Object.fromEntries(open)))) return false;
      }
      await note(step, { state: 'undone' });
      return true;
    },
  };
}
