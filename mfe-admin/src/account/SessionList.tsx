import type { OpenSession } from '@pressline/shared-api';
import { useMutation, useQuery, useQueryClient } from '@pressline/shared-api/query';
import { Badge, Button } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef } from 'react';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import { FetchFailure } from '../documents/FetchFailure';
import { showFailure } from '../documents/showFailure';
import { ListSkeleton } from '../list/ListSkeleton';
import * as Row from '../list/rowStyle';
import { Note } from '../Notice';

const KEY = [ADMIN_QUERIES, 'sessions'];

/** The sessions of whoever is logged in: ends one, or all but this one. */
export function SessionList() {
  const { account } = useApi();
  const queryClient = useQueryClient();
  const note = useRef<HTMLParagraphElement>(null);
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => account.sessions({ signal }),
  });
  const ending = useMutation<unknown, Error, OpenSession | undefined>({
    mutationFn: async (one) =>
      one ? account.endSession(one.id) : void (await account.endOtherSessions()),
    onSuccess: (_, one) => {
      // The button that was pressed is about to go.
      note.current?.focus();
      showToast({ title: one ? `Logged out: ${one.device}` : 'Logged out everywhere else' });
    },
    onError: (error) => showFailure('Failed to log out there', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const sessions = query.data?.sessions;
  return (
    <>
      <Note ref={note} tabIndex={-1}>
        A session ends after 8 hours. Log out where you do not recognize the device, and change your
        password.
      </Note>
      <FetchFailure query={query} message="Failed to fetch sessions" />
      {!sessions && !query.error && <ListSkeleton label="Loading sessions..." />}
      {sessions && (
        <Row.List aria-label="Sessions">
          {sessions.map((one) => (
            <Row.Root key={one.id}>
              <Row.Main>
                <Row.Head>
                  <strong>{one.device}</strong>
                  {one.isCurrent && <Badge tone="success">This device</Badge>}
                </Row.Head>
                <Row.Facts>
                  <span>Address {one.addressPrefix}</span>
                  <span>Last used {formatTime(one.lastUsedAt)}</span>
                  <span>Since {formatTime(one.startedAt)}</span>
                </Row.Facts>
              </Row.Main>
              {!one.isCurrent && (
                <Row.Actions>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Log out ${one.device}, ${one.addressPrefix}`}
                    disabled={ending.isPending}
                    onClick={() => ending.mutate(one)}
                  >
                    Log out
                  </Button>
                </Row.Actions>
              )}
            </Row.Root>
          ))}
        </Row.List>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            isBusy={ending.isPending && ending.variables === undefined}
            onClick={() => ending.mutate(undefined)}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}
