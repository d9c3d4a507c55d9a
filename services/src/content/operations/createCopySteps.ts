import { workingCopyBody } from '@pressline/shared-api/contract/articles/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import { rewriteLinks } from '../articles/links/rewriteLinks';
import { isSameValue } from '../resource/serialize';
import {
  UNPUBLISHED,
  UNPUBLISHED_PATHS,
  type UnpublishedKind,
  unpublishedValuesOf,
} from '../resource/unpublished';
import { replaceItem } from './changes';
import { copyWrites, nextCopy, type StoredCopy, versionAfter } from './copyWrites';
import type { CopyChange, StepKind, StepNeeds } from './StoredOperation';

/** The value of a field in each kind of unpublished values that has it. */
type ByKind = Partial<Record<UnpublishedKind, unknown>>;

const fieldOf = (change: CopyChange) => (change.type === 'linksInCopy' ? 'content' : change.field);

function valuesOf(stored: StoredCopy, field: string): ByKind {
  const found = unpublishedValuesOf(stored).map(
    ([place, values]) => [place, values[field]] as const,
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Articles whose unpublished changes, or those that are scheduled, have `from` in a list. */
export function copiesWith({ field, from }: { field: string; from: string }) {
  const has = (...places: UnpublishedKind[]) => ({
    $or: places.map((place) => ({ [`${UNPUBLISHED_PATHS[place]}.${field}`]: from })),
  });
  const [copied, scheduled] = UNPUBLISHED;
  return {
    $or: [
      { ...copied, ...has('copy', 'copyBase') },
      { ...scheduled, ...has('scheduled', 'scheduledBase') },
    ],
  };
}

/**
 * Changes a list, or the links of the text, in unpublished changes. Their article gets no new version:
 * readers see no difference.
 */
export function createCopySteps({
  types,
  publicUrl,
}: Pick<StepNeeds, 'types' | 'publicUrl'>): StepKind {
  const { find, write } = copyWrites(types);

  const changed = (value: unknown, change: CopyChange) =>
    change.type === 'linksInCopy'
      ? rewriteLinks(String(value), change, publicUrl)
      : replaceItem(value, change);

  function writeField(before: StoredCopy, field: string, values: ByKind, by?: string) {
    const set = Object.entries(values).map(([place, value]) => [
      `${UNPUBLISHED_PATHS[place as UnpublishedKind]}.${field}`,
      value,
    ]);
    const copy = 'copy' in values && before.workingCopy;
    const next = copy ? nextCopy(versionAfter(copy.version), by) : {};
    return write(before, { ...Object.fromEntries(set), ...next });
  }

  return {
    /** @throws HttpError 400 where a text gets too long */
    async apply(step, by) {
      const change = step.change as CopyChange;
      const before = await find(step);
      const field = fieldOf(change);
      const open = Object.entries(before ? valuesOf(before, field) : {}).flatMap(
        ([place, former]) => {
          const value = changed(former, change);
          return isSameValue(value, former) ? [] : [{ place, former, value }];
        },
      );
      if (!before || open.length === 0) return { state: 'unchanged' };
      for (const { value } of open) parseBody(workingCopyBody.shape.values, { [field]: value });
      const values = Object.fromEntries(open.map((one) => [one.place, one.value]));
      await writeField(before, field, values, by);
      const former = Object.fromEntries(open.map((one) => [one.place, one.former]));
      return { state: 'done', former };
    },
    /** What was published or discarded since has nothing to restore. */
    async undo(step) {
      const change = step.change as CopyChange;
      const stored = await find(step);
      const field = fieldOf(change);
      const present = stored ? valuesOf(stored, field) : {};
      const open = Object.entries(step.former ?? {}).filter(([place, former]) => {
        const now = present[place as UnpublishedKind];
        return now !== undefined && !isSameValue(now, former);
      });
      const isOther = ([place, former]: [string, unknown]) =>
        !isSameValue(present[place as UnpublishedKind], changed(former, change));
      if (open.some(isOther)) {
        return { state: 'stays', message: 'Its unpublished changes were edited since then' };
      }
      if (stored && open.length > 0) await writeField(stored, field, Object.fromEntries(open));
      return { state: 'undone' };
    },
  };
}
