import type { ReleaseCommand, ReleaseRecord, RemoteOverview } from '@pressline/shared-api';
import { AlertDialog, Field, TextInput } from '@pressline/shared-ui';
import { useState } from 'react';
import { FormDialog } from '../FormDialog';
import type { AskedCommand } from './OrderButton';
import { releaseName, rolledBackText } from './releaseTexts';

interface ReleaseDialogProps<Asked> {
  remote: RemoteOverview;
  asked: Asked;
  onCommand: (command: ReleaseCommand) => void;
  onClose: () => void;
}

type Canary = Extract<AskedCommand, { action: 'canary' }>;

const failureOf = (releases: readonly ReleaseRecord[], id: string | null) =>
  releases.find(({ release }) => release === id)?.failure ?? null;

export function ReleaseDialogs({ asked, ...rest }: ReleaseDialogProps<AskedCommand>) {
  if (asked.action === 'canary') return <CanaryDialog asked={asked} {...rest} />;
  return <SwitchDialog asked={asked} {...rest} />;
}

function SwitchDialog(props: ReleaseDialogProps<Exclude<AskedCommand, Canary>>) {
  const { remote, asked, onCommand, onClose } = props;
  const { name, releases, stable, previous, canary } = remote;
  const nameOf = (release: string | null) => (release ? releaseName(releases, release) : 'nothing');
  const isRollback = asked.action === 'rollback';
  const next = isRollback ? previous : asked.release;
  const failure = failureOf(releases, next);
  const goesOn = canary && canary.release !== next ? canary.release : null;
  return (
    <AlertDialog
      onOpenChange={onClose}
      tone={isRollback || failure ? 'danger' : 'default'}
      title={isRollback ? `Roll back ${name}?` : `Promote ${nameOf(next)}?`}
      description={
        <>
          Visitors of {name} get {nameOf(next)}
          {stable && ` instead of ${nameOf(stable)}`}. Open pages do not change.
          {goesOn && ` The canary ${nameOf(goesOn)} keeps running.`}
          {rolledBackText(failure)}
        </>
      }
      confirmLabel={isRollback ? 'Roll back' : 'Promote'}
      onConfirm={() => onCommand(asked)}
    />
  );
}

function CanaryDialog({ remote, asked, onCommand, onClose }: ReleaseDialogProps<Canary>) {
  const { releases, canary } = remote;
  const { release } = asked;
  const name = releaseName(releases, release);
  const isRunning = canary?.release === release;
  const [share, setShare] = useState(String(isRunning ? canary.percent : 10));
  const [isTried, setIsTried] = useState(false);
  const isSound = /^[1-9]\d?$/.test(share.trim());

  function handleSubmit() {
    if (!isSound) return setIsTried(true);
    onClose();
    onCommand({ action: 'canary', release, percent: Number(share) });
  }

  return (
    <FormDialog
      title={isRunning ? `Canary ${name}` : `Start canary with ${name}`}
      description={`The same visitors always receive it. Visitors who already have it keep it when you raise the share.${rolledBackText(failureOf(releases, release))}`}
      submitLabel={isRunning ? 'Change share' : 'Start canary'}
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
