import { ErrorState } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { type ComponentType, useEffect, useState } from 'react';
import type { ResultsProps } from './SearchResults';

type Results = ComponentType<ResultsProps>;

const load = () => import('./SearchResults');

// Until something else is typed, the server's results are better than a message.
let hasTyped = false;

/** Fetches the results' code while the first word is still being typed; a failure shows later. */
export function prepareResults(): void {
  hasTyped = true;
  load().catch(() => {});
}

/** Fallback for results whose code did not arrive: the field keeps its text, and each search tries again. */
function MissingResults(props: ResultsProps) {
  const [Found, setFound] = useState<Results>();
  const retry = () =>
    load().then(
      (part) => setFound(() => part.default),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search
  useEffect(() => void retry(), [props.q]);
  if (Found) return <Found {...props} />;
  return (
    <ErrorState message="Failed to search" onRetry={() => void retry()}>
      Check your connection, or browse the categories.
    </ErrorState>
  );
}

/** The results of a search, whose code arrives late. */
export const LazyResults = island<ResultsProps>(() =>
  load().catch((error) => {
    if (!hasTyped) throw error;
    return { default: MissingResults };
  }),
);
