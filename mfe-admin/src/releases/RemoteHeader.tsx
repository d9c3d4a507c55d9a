import type { RemoteOverview } from '@pressline/shared-api';
import { Badge, Cluster } from '@pressline/shared-ui';
import type { Ref } from 'react';
import { OrderButton } from './OrderButton';
import { releaseName, remoteTitle } from './releaseTexts';

interface RemoteHeaderProps {
  remote: RemoteOverview;
  headingRef: Ref<HTMLHeadingElement>;
}

export function RemoteHeader({ remote, headingRef }: RemoteHeaderProps) {
  const { name, isPinned, stable, previous, releases } = remote;
  return (
    <Cluster align="between">
      <Cluster gap="xs">
        <h3 ref={headingRef} tabIndex={-1}>
          {remoteTitle(name)}
        </h3>
        {isPinned && <Badge tone="warning">Pinned</Badge>}
      </Cluster>
      <Cluster gap="xs">
        <OrderButton
          variant="secondary"
          aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${name}`}
          title={
            isPinned
              ? 'Let new releases of its origin go live'
              : 'Store new releases of its origin without letting them go live'
          }
          order={{ action: isPinned ? 'unpin' : 'pin' }}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </OrderButton>
        {previous && (
          <OrderButton
            variant="danger"
            aria-label={`Roll back ${name}`}
            title={`Return to ${releaseName(releases, previous)}`}
            order={{ action: 'rollback', from: stable ?? undefined }}
          >
            Roll back
          </OrderButton>
        )}
      </Cluster>
    </Cluster>
  );
}
