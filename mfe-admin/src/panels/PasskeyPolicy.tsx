import type { PasskeyPolicy as Policy } from '@pressline/shared-api';
import { useMutation, useQuery, useQueryClient } from '@pressline/shared-api/query';
import { AlertDialog, Button, Card, Stack, Switch } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi, useSessionState } from '../auth/useSession';
import { FetchFailure } from '../documents/FetchFailure';
import { showFailure } from '../documents/showFailure';
import { ListSkeleton } from '../list/ListSkeleton';
import * as Row from '../list/rowStyle';

type Holder = Policy['holders'][number];

const KEY = [ADMIN_QUERIES, 'passkeyPolicy'];
const nameOf = ({ fullName, username }: Holder) => fullName || username;
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Whether everybody needs a passkey, and who has some, which a super admin can reset. */
export function PasskeyPolicy() {
  const { passkeys } = useApi();
  const state = useSessionState();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Holder>();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => passkeys.policy({ signal }) });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: KEY });
  const policy = useMutation({
    mutationFn: (isRequired: boolean) => passkeys.setPolicy({ isRequired }),
    onSuccess: (_, isRequired) =>
      showToast({
        title: isRequired ? 'Passkeys are required now' : 'Passkeys are no longer required',
      }),
    onError: (error) => showFailure('Failed to save', error),
    onSettled,
  });
  const reset = useMutation({
    mutationFn: (holder: Holder) => passkeys.reset(holder.id),
    onSuccess: (_, holder) => showToast({ title: `Passkeys of ${nameOf(holder)} were reset` }),
    onError: (error) => showFailure('Failed to reset passkeys', error),
    onSettled,
  });
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
              label="Everybody needs a passkey"
              hint="Who has none adds one at the next login, and can do nothing else before."
              checked={policy.isPending ? policy.variables : data.isRequired}
              disabled={policy.isPending}
              onCheckedChange={(isOn) => policy.mutate(isOn)}
            />
            {data.holders.length === 0 ? (
              <p>Nobody has a passkey yet.</p>
            ) : (
              <Row.List aria-label="Who has passkeys">
                {data.holders.map((holder) => (
                  <Row.Root key={holder.id}>
                    <Row.Main>
                      <Row.Head>
                        <strong>{nameOf(holder)}</strong>
                      </Row.Head>
                      <Row.Facts>
                        <span>{holder.username}</span>
                        <span>{counted(holder.passkeys, 'passkey')}</span>
                        <span>{counted(holder.recoveryCodesLeft, 'recovery code')} left</span>
                      </Row.Facts>
                    </Row.Main>
                    {!isOwn(holder) && (
                      <Row.Actions>
                        <Button
                          variant="secondary"
                          size="sm"
                          aria-label={`Reset passkeys of ${nameOf(holder)}`}
                          disabled={reset.isPending}
                          onClick={() => setAsked(holder)}
                        >
                          Reset
                        </Button>
                      </Row.Actions>
                    )}
                  </Row.Root>
                ))}
              </Row.List>
            )}
          </>
        )}
      </Stack>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Reset the passkeys of ${asked ? nameOf(asked) : ''}?`}
        description="All their passkeys and recovery codes are removed, and they are logged out at once. They log in with their password, and can add a passkey then."
        confirmLabel="Reset"
        onConfirm={() => asked && reset.mutate(asked)}
      />
    </Card>
  );
}
