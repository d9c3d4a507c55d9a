import { RELEASE_ACTIONS } from '@pressline/shared-api';
import { Badge, Cluster, Stack } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { type ReactNode, useState } from 'react';
import { useFullName } from '../../form/api/queries';
import * as Row from '../../list/rowStyle';
import { ActiveReleases } from './ActiveReleases';
import { OrderButton, OrderContext, type ReleaseOrder } from './orders';
import { ReleaseDialog } from './ReleaseDialog';
import { ReleaseNotices } from './ReleaseNotices';
import { ReleaseRow } from './ReleaseRow';
import { Explanation, Remote } from './releasesStyle';
import { actorText, eventTones, releaseName, remoteTitle } from './releaseTexts';
import { type RemoteProps, useReleaseCommand } from './useReleases';

export function RemoteCard({ remote, reportsOf }: RemoteProps) {
  const { name, isPinned, stable, previous, releases, events } = remote;
  const fullName = useFullName();
  const [order, setOrder] = useState<ReleaseOrder>();
  const { send, isBusy, headingRef } = useReleaseCommand(remote);
  return (
    <Remote forwardedAs="section" aria-label={name}>
      <OrderContext value={{ isBusy, onOrder: setOrder }}>
        <Stack gap="sm">
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
                    ? 'Activate new releases automatically'
                    : 'Store new releases without activating them'
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
          <ReleaseNotices remote={remote} reportsOf={reportsOf} />
          <ActiveReleases remote={remote} reportsOf={reportsOf} />
          <FoldedList
            label="Releases"
            rows={releases.map((record) => (
              <ReleaseRow
                key={record.release}
                remote={remote}
                reportsOf={reportsOf}
                record={record}
              />
            ))}
          />
          <FoldedList
            label="History"
            rows={events.map(({ at, action, release, by, detail }) => (
              <Row.Root key={`${at} ${action} ${release}`}>
                <Row.Main>
                  <Row.Head>
                    <Badge tone={eventTones[action]}>{RELEASE_ACTIONS[action]}</Badge>
                    {release && <Row.Title as="h4">{releaseName(releases, release)}</Row.Title>}
                  </Row.Head>
                  {detail && <Explanation>{detail}</Explanation>}
                  <Row.Facts>
                    <span>{formatTime(at)}</span>
                    <bdi>{actorText(by, fullName)}</bdi>
                  </Row.Facts>
                </Row.Main>
              </Row.Root>
            ))}
          />
        </Stack>
      </OrderContext>
      {order && (
        <ReleaseDialog
          remote={remote}
          order={order}
          onCommand={send}
          onClose={() => setOrder(undefined)}
        />
      )}
    </Remote>
  );
}

function FoldedList({ label, rows }: { label: string; rows: readonly ReactNode[] }) {
  return (
    <details>
      <summary>{`${label} (${rows.length})`}</summary>
      <Row.Frame>
        <Row.List>{rows}</Row.List>
      </Row.Frame>
    </details>
  );
}
