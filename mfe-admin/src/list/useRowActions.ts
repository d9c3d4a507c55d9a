import { useLayoutEffect, useRef, useState } from 'react';
import type { AnyDocument } from '../form/api/useResourceApi';

export interface RowActions {
  select(id: string, isSelected: boolean): void;
  edit(document: AnyDocument): void;
  remove(document: AnyDocument): void;
  move(from: number, to: number): void;
}

/** The same object at each rendering, so that rows that have not changed are left alone. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<RowActions>(() => ({
    select: (id, isSelected) => latest.current.select(id, isSelected),
    edit: (document) => latest.current.edit(document),
    remove: (document) => latest.current.remove(document),
    move: (from, to) => latest.current.move(from, to),
  }));
  return stable;
}
