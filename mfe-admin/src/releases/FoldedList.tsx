import type { ReactNode } from 'react';
import { List, Sheet } from '../list/listStyle';

interface FoldedListProps {
  label: string;
  rows: readonly ReactNode[];
}

/** A list that opens below its name; its length is said before. */
export function FoldedList({ label, rows }: FoldedListProps) {
  return (
    <details>
      <summary>
        {label} ({rows.length})
      </summary>
      <Sheet>
        <List>{rows}</List>
      </Sheet>
    </details>
  );
}
