import type { ReleaseCommand, RemoteOverview } from '@pressline/shared-api';
import { AlertDialog, Field, TextInput } from '@pressline/shared-ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog';
import { confirmationOf, type ReleaseOrder } from './orders';

interface ReleaseDialogProps<Order> {
  remote: RemoteOverview;
  order: Order;
  onCommand: (command: ReleaseCommand) => void;
  onClose: () => void;
}

/** Says what visitors get, and asks, before anything in the panel changes that. */
export function ReleaseDialog({ order, ...rest }: ReleaseDialogProps<ReleaseOrder>) {
  if (order.action === 'canary') return <CanaryDialog order={order} {...rest} />;
  return (
    <AlertDialog
      {...confirmationOf(rest.remote, order)}
      onOpenChange={rest.onClose}
      onConfirm={() => rest.onCommand(order)}
    />
  );
}

type CanaryOrder = Extract<ReleaseOrder, { action: 'canary' }>;

function CanaryDialog({ remote, order, onCommand, onClose }: ReleaseDialogProps<CanaryOrder>) {
  const { release } = order;
  const { title, description, confirmLabel } = confirmationOf(remote, order);
  const running = remote.canary?.release === release ? remote.canary.percent : 10;
  const [share, setShare] = useState(String(running));
  const [isTried, setIsTried] = useState(false);
  const isSound = /^[1-9]\d?$/.test(share.trim());

  function handleSubmit() {
    if (!isSound) return setIsTried(true);
    onClose();
    onCommand({ action: 'canary', release, percent: Number(share) });
  }

  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={confirmLabel}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field
        label="Share of visitors in percent"
        error={isTried && !isSound ? 'A whole number from 1 to 99' : undefined}
        required
      >
        <TextInput
          autoFocus
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={share}
          onChange={({ target }) => setShare(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
