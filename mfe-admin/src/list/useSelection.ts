import { isPending } from '../documents/listCache';
import type { AnyDocument } from '../documents/useResourceApi';
import { MAX_SELECTED } from './listAddress';

/** The ticked records of a list; they may stand on several of its pages. */
export interface Selection {
  ids: readonly string[];
  has(id: string): boolean;
  /** Whether all of this page are ticked, or some. */
  ofPage: 'all' | 'some' | 'none';
  toggle(id: string, isSelected: boolean): void;
  togglePage(isSelected: boolean): void;
  clear(): void;
}

export function useSelection(
  ids: readonly string[],
  documents: readonly AnyDocument[] = [],
  select: (ids: readonly string[]) => void,
): Selection {
  const page = documents.filter((one) => !isPending(one)).map(({ id }) => id);
  const ticked = page.filter((id) => ids.includes(id)).length;
  const isAll = ticked > 0 && ticked === page.length;
  const without = (gone: readonly string[]) => ids.filter((id) => !gone.includes(id));
  const withAll = (more: readonly string[]) => [...without(more), ...more].slice(-MAX_SELECTED);
  return {
    ids,
    has: (id) => ids.includes(id),
    ofPage: isAll ? 'all' : ticked > 0 ? 'some' : 'none',
    toggle: (id, isSelected) => select(isSelected ? withAll([id]) : without([id])),
    togglePage: (isSelected) => select(isSelected ? withAll(page) : without(page)),
    clear: () => select([]),
  };
}
