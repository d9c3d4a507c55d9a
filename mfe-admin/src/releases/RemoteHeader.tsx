import type { RemoteOverview } from '@pressline/shared-api';
import { Badge, Button, Cluster } from '@pressline/shared-ui';
import type { Ref } from 'react';
import type { ReleaseOrder } from './releaseOrder';
import { releaseName } from './releaseTexts';

interface RemoteHeaderProps {
  remote: RemoteOverview;
  isBusy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onOrder: (order: ReleaseOrder) => void;
}

/** A remote's name, whether it is pinned, and the way back to its previous release. */
export function RemoteHeader({ remote, isBusy, headingRef, onOrder }: RemoteHeaderProps) {
  const { name, isPinned, stable, previous, releases } = remote;
  return (
    <Cluster align="between">
      <Cluster gap="xs">
        <h3 ref={headingRef} tabIndex={-1}>
          {name}
        </h3>
        {isPinned && <Badge tone="warning">Pinned</Badge>}
      </Cluster>
      <Cluster gap="xs">
        <Button
          {...{ variant: 'secondary', size: 'sm', disabled: isBusy }}
          aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${name}`}
          title={
            isPinned
              ? 'Let new releases of its origin go live'
              : 'Keep new releases of its origin, but let none of them go live'
          }
          onClick={() => onOrder({ action: isPinned ? 'unpin' : 'pin' })}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </Button>
        {previous && (
          <Button
            {...{ variant: 'danger', size: 'sm', disabled: isBusy }}
            aria-label={`Roll back ${name}`}
            title={`Return to ${releaseName(releases, previous)}`}
            onClick={() => onOrder({ action: 'rollback', from: stable ?? undefined })}
          >
            Roll back
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}
