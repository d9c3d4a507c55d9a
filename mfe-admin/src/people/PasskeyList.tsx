import type { Passkey } from '@pressline/shared-api';
import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import { Badge, Button, Cluster, Dialog, DialogBody, IconButton } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useRef, useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { ADMIN_QUERIES } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { Note } from '../form/controls';
import { ListSkeleton } from '../list/ListSkeleton';
import * as Row from '../list/rowStyle';
import {
  AddPasskeyDialog,
  RemovePasskeyDialog,
  RenamePasskeyDialog,
  RenewCodesDialog,
} from './PasskeyDialogs';
import { canUsePasskeys } from './passkeys';
import { RecoveryCodes } from './RecoveryCodes';

const KEY = [ADMIN_QUERIES, 'passkeys'];

type Opened =
  | { dialog: 'add' | 'renew' }
  | { dialog: 'rename' | 'remove'; passkey: Passkey }
  | { dialog: 'codes'; codes: string[] };

export function PasskeyList() {
  const { passkeys } = useApi();
  const queryClient = useQueryClient();
  const note = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => passkeys.list({ signal }) });
  const { data } = query;
  const close = () => setOpened(undefined);
  /** Whether the password alone logs in once it is removed. */
  const isLast = (removed: Passkey) =>
    !removed.isElsewhere && !data?.passkeys.some((one) => one !== removed && !one.isElsewhere);

  function handleDone(codes: string[] = []) {
    void queryClient.invalidateQueries({ queryKey: KEY });
    // The row that was removed had the button that was pressed.
    note.current?.focus();
    setOpened(codes.length > 0 ? { dialog: 'codes', codes } : undefined);
  }
  const dialogProps = { onClose: close, onDone: handleDone };

  return (
    <>
      <Note ref={note} tabIndex={-1}>
        <span>
          Sign in with your fingerprint, face, PIN or a security key. Once you add a passkey, your
          password alone no longer signs you in.
        </span>
        {data?.isRequired && <span> Everyone needs at least one.</span>}
        {!canUsePasskeys() && <span> This browser can’t create passkeys.</span>}
      </Note>
      <FetchFailure query={query} message="Failed to fetch passkeys" />
      {!data && !query.error && <ListSkeleton label="Loading passkeys..." />}
      {data?.passkeys.length === 0 && <p>No passkeys yet.</p>}
      {data && data.passkeys.length > 0 && (
        <Row.List aria-label="Passkeys">
          {data.passkeys.map((passkey) => (
            <Row.Root key={passkey.id}>
              <Row.Main>
                <Row.Head>
                  <strong>{passkey.name}</strong>
                  {passkey.isSynced && <Badge>Synced</Badge>}
                  {passkey.isElsewhere && <Badge tone="danger">Other address</Badge>}
                </Row.Head>
                <Row.Facts>
                  <span>{`Added ${formatTime(passkey.createdAt)}`}</span>
                  <span>
                    {passkey.lastUsedAt
                      ? `Last used ${formatTime(passkey.lastUsedAt)}`
                      : 'Not used yet'}
                  </span>
                </Row.Facts>
              </Row.Main>
              <Row.Actions>
                <IconButton
                  icon="edit"
                  label={`Rename ${passkey.name}`}
                  onClick={() => setOpened({ dialog: 'rename', passkey })}
                />
                <IconButton
                  icon="trash"
                  label={`Remove ${passkey.name}`}
                  onClick={() => setOpened({ dialog: 'remove', passkey })}
                />
              </Row.Actions>
            </Row.Root>
          ))}
        </Row.List>
      )}
      {data && (
        <Cluster>
          <Button
            variant="secondary"
            disabled={!canUsePasskeys()}
            onClick={() => setOpened({ dialog: 'add' })}
          >
            Add a passkey
          </Button>
          {data.passkeys.length > 0 && (
            <>
              <Button variant="ghost" onClick={() => setOpened({ dialog: 'renew' })}>
                New recovery codes
              </Button>
              <Note>{data.recoveryCodesLeft} recovery codes left</Note>
            </>
          )}
        </Cluster>
      )}
      {opened?.dialog === 'add' && (
        <AddPasskeyDialog names={data?.passkeys.map(({ name }) => name) ?? []} {...dialogProps} />
      )}
      {opened?.dialog === 'renew' && <RenewCodesDialog {...dialogProps} />}
      {opened?.dialog === 'rename' && (
        <RenamePasskeyDialog passkey={opened.passkey} {...dialogProps} />
      )}
      {opened?.dialog === 'remove' && (
        <RemovePasskeyDialog
          passkey={opened.passkey}
          isLast={isLast(opened.passkey)}
          isRequired={data?.isRequired ?? false}
          {...dialogProps}
        />
      )}
      {opened?.dialog === 'codes' && (
        <Dialog onOpenChange={close} title="Save your recovery codes">
          <DialogBody>
            <RecoveryCodes codes={opened.codes} onDone={close} />
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
