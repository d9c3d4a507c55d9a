import { RetryBoundary } from '@pressline/shared-ui';
import { onDemand } from '@pressline/shared-ui/on-demand';
import type { ComponentProps, ComponentType } from 'react';

/** A dialog or a pane loaded on demand. When it cannot be loaded, the form around it stays. */
export function partOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Content = onDemand(load);
  return (props: ComponentProps<typeof Content>) => (
    <RetryBoundary message="Couldn’t load this part of the page">
      <Content {...props} />
    </RetryBoundary>
  );
}
