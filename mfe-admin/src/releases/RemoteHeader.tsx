import type { ReleaseCommand, RemoteReleases } from '@pressline/shared-api';
import { Badge, Button, Cluster } from '@pressline/shared-ui';
import type { Ref } from 'react';

interface RemoteHeaderProps {
  remote: RemoteReleases;
  isBusy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onCommand: (command: ReleaseCommand) => void;
  onRollback: () => void;
}

/** A remote's name, whether it is pinned, and the way back to its previous release. */
export function RemoteHeader({
  remote,
  isBusy,
  headingRef,
  onCommand,
  onRollback,
}: RemoteHeaderProps) {
  const { name, isPinned, previous } = remote;
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
          onClick={() => onCommand({ action: isPinned ? 'unpin' : 'pin' })}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </Button>
        {previous && (
          <Button
            {...{ variant: 'danger', size: 'sm', disabled: isBusy }}
            aria-label={`Roll back ${name}`}
            onClick={onRollback}
          >
            Roll back
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}
