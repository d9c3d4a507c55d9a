import type { PasskeyPolicy as Policy } from '@pressline/shared-api';
import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import { Card, Stack, Switch } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { ADMIN_QUERIES } from '../form/api/queries';
import { useApi, useSessionState } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { ListSkeleton } from '../list/ListSkeleton';
import * as Row from '../list/rowStyle';
import { ConfirmDialog } from './ConfirmDialog';

type Holder = Policy['holders'][number];

const KEY = [ADMIN_QUERIES, 'passkeyPolicy'];
const nameOf = ({ fullName, username }: Holder) => fullName || username;

function textsOf(asked: Holder | boolean) {
  if (typeof asked !== 'boolean') {
    return {
      title: `Reset the passkeys of ${nameOf(asked)}?`,
      description:
        'This deletes their passkeys and recovery codes and signs them out. They can then sign in with their password and add a new passkey.',
      confirmLabel: 'Reset',
    };
  }
  return asked
    ? {
        title: 'Require passkeys?',
        description: 'Admin users without a passkey must add one the next time they sign in.',
        confirmLabel: 'Require',
      }
    : {
        title: 'Stop requiring passkeys?',
        description: 'Admin users without a passkey will sign in with just their password.',
        confirmLabel: 'Stop requiring',
      };
}

export function PasskeyPolicy() {
  const { passkeys } = useApi();
  const state = useSessionState();
  const queryClient = useQueryClient();
  /** Whose passkeys are to be reset, or whether all users must have one. */
  const [asked, setAsked] = useState<Holder | boolean>();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => passkeys.policy({ signal }) });

  async function handleConfirm(current: string) {
    try {
      if (typeof asked === 'boolean') {
        await passkeys.setPolicy({ isRequired: asked, current });
        showToast({
          title: asked ? 'Passkeys are required now' : 'Passkeys are no longer required',
        });
      } else if (asked) {
        await passkeys.reset(asked.id, { current });
        showToast({ title: `Reset the passkeys of ${nameOf(asked)}` });
      }
      setAsked(undefined);
    } finally {
      void queryClient.invalidateQueries({ queryKey: KEY });
    }
  }
  const { data } = query;
  const isOwn = ({ id }: Holder) => state.status === 'signedIn' && state.user.id === id;
  return (
    <Card as="section" aria-labelledby="passkeys-title">
      <Stack gap="sm">
        <h3 id="passkeys-title">Passkeys</h3>
        <FetchFailure query={query} message="Failed to fetch passkeys" />
        {!data && !query.error && <ListSkeleton label="Loading passkeys..." />}
        {data && (
          <>
            <Switch
              label="Require passkeys for all admin users"
              hint="Admin users without a passkey must add one the next time they sign in."
              checked={data.isRequired}
              onCheckedChange={setAsked}
            />
            {data.holders.length === 0 ? (
              <p>No one has a passkey yet.</p>
            ) : (
              <Row.List aria-label="Who has passkeys">
                {data.holders.map((holder) => (
                  <Row.Root key={holder.id}>
                    <Row.Main>
                      <Row.Head>
                        <strong>{nameOf(holder)}</strong>
                      </Row.Head>
                      <Row.Facts>
                        <span translate="no">{holder.username}</span>
                        <span>{formatCount(holder.passkeys, 'passkey')}</span>
                        <span>{`${formatCount(holder.recoveryCodesLeft, 'recovery code')} left`}</span>
                      </Row.Facts>
                    </Row.Main>
                    {!isOwn(holder) && (
                      <Row.Actions>
                        <SmallButton
                          label="Reset"
                          aria-label={`Reset passkeys of ${nameOf(holder)}`}
                          onClick={() => setAsked(holder)}
                        />
                      </Row.Actions>
                    )}
                  </Row.Root>
                ))}
              </Row.List>
            )}
          </>
        )}
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          {...textsOf(asked)}
          isDanger={typeof asked !== 'boolean'}
          onConfirm={handleConfirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
