import { ApiError, type OpenSession } from '@pressline/shared-api';
import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import { Badge, Button } from '@pressline/shared-ui';
import { formatCount, formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useRef, useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { ADMIN_QUERIES } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { Note, SmallButton } from '../form/controls';
import { ListSkeleton } from '../list/ListSkeleton';
import * as Row from '../list/rowStyle';
import { ConfirmDialog } from './ConfirmDialog';

const KEY = [ADMIN_QUERIES, 'sessions'];

/** A session that has ended meanwhile counts as success. */
function passIfGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

export function SessionList() {
  const { account } = useApi();
  const queryClient = useQueryClient();
  const note = useRef<HTMLParagraphElement>(null);
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => account.sessions({ signal }) });
  const [ending, setEnding] = useState<OpenSession | 'others'>();

  async function handleConfirm(current: string) {
    const one = ending === 'others' ? undefined : ending;
    if (one) await account.endSession(one.id, { current }).catch(passIfGone);
    else await account.endOtherSessions({ current });
    showToast({ title: one ? `Signed out: ${one.device}` : 'Signed out everywhere else' });
    await queryClient.invalidateQueries({ queryKey: KEY });
    setEnding(undefined);
    // The button that was pressed is gone; the dialog keeps the focus until it is, too.
    setTimeout(() => note.current?.focus());
  }

  const { sessions, idleMinutes } = query.data ?? {};
  const idle = idleMinutes
    ? `, or after ${formatCount(idleMinutes, 'minute')} without activity`
    : '';
  return (
    <>
      <Note ref={note} tabIndex={-1}>
        {`You’re signed out after 8 hours${idle}. If you don’t recognize a device, sign it out and change your password.`}
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
                  <span>{`Last used ${formatTime(one.lastUsedAt)}`}</span>
                  <span>{`Since ${formatTime(one.startedAt)}`}</span>
                </Row.Facts>
              </Row.Main>
              {!one.isCurrent && (
                <Row.Actions>
                  <SmallButton
                    label="Sign out"
                    aria-label={`Sign out ${one.device}, ${one.addressPrefix}`}
                    onClick={() => setEnding(one)}
                  />
                </Row.Actions>
              )}
            </Row.Root>
          ))}
        </Row.List>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => setEnding('others')}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      {ending && (
        <ConfirmDialog
          title={ending === 'others' ? 'Sign out everywhere else?' : `Sign out ${ending.device}?`}
          description="Unsaved changes on that device stay in its browser until the next sign-in."
          confirmLabel="Sign out"
          isDanger
          onConfirm={handleConfirm}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
