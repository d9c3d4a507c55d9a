import { MAX_BULK } from '@pressline/shared-api';
import { isPending } from '../form/api/editQueries';
import type { AnyDocument } from '../form/api/useApi';

const read = (selected: string) => selected.split('.').filter(Boolean);

/**
 * The ticked documents of a list; they may stand on several of its pages. `selected` is what the
 * address holds, and `update` changes it there.
 */
export function useSelection(
  selected: string,
  documents: readonly AnyDocument[] = [],
  update: (change: (before: { selected: string }) => { selected: string }) => void,
) {
  const ids = read(selected);
  const page = documents.filter((one) => !isPending(one)).map(({ id }) => id);
  const ticked = page.filter((id) => ids.includes(id)).length;
  function set(changed: readonly string[], isSelected: boolean): void {
    update((before) => {
      const others = read(before.selected).filter((id) => !changed.includes(id));
      const next = isSelected ? [...others, ...changed].slice(-MAX_BULK) : others;
      return { selected: next.join('.') };
    });
  }
  return {
    ids,
    isPageSelected: ticked > 0 && ticked === page.length,
    isPageMixed: ticked > 0,
    toggle: (id: string, isSelected: boolean) => set([id], isSelected),
    togglePage: (isSelected: boolean) => set(page, isSelected),
    remove: (gone: readonly string[]) => set(gone, false),
    clear: () => update(() => ({ selected: '' })),
  };
}
