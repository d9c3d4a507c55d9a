import { lazy, Suspense, useState } from 'react';
import { lowerFirst } from '../documents/resourceTexts';
import { ListSkeleton } from '../list/ListSkeleton';
import type { Panel } from '../panels/Panel';
import { PanelBoundary } from './PanelBoundary';

/** One panel, whose code arrives when it is first opened. */
export function LazyPanel({ panel }: { panel: Panel }) {
  // React remembers that a lazy component could not be loaded, so that a retry needs a new one.
  const [Content, setContent] = useState(() => lazy(panel.load));
  return (
    <PanelBoundary onRetry={() => setContent(() => lazy(panel.load))}>
      <Suspense fallback={<ListSkeleton label={`Loading ${lowerFirst(panel.label)}...`} />}>
        <Content />
      </Suspense>
    </PanelBoundary>
  );
}
