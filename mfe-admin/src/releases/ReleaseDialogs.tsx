import type { ReleaseCommand, RemoteOverview } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { CanaryDialog } from './CanaryDialog';
import type { AskedCommand } from './OrderButton';
import { releaseName, rolledBackText } from './releaseTexts';

interface ReleaseDialogsProps {
  remote: RemoteOverview;
  asked: AskedCommand;
  onCommand: (command: ReleaseCommand) => void;
  onClose: () => void;
}

export function ReleaseDialogs({ remote, asked, onCommand, onClose }: ReleaseDialogsProps) {
  const { name, releases, stable, previous, canary } = remote;
  const failureOf = (id: string | null) =>
    releases.find(({ release }) => release === id)?.failure ?? null;
  const nameOf = (release: string | null) => (release ? releaseName(releases, release) : 'nothing');

  if (asked.action === 'canary') {
    return (
      <CanaryDialog
        name={nameOf(asked.release)}
        failure={failureOf(asked.release)}
        percent={canary?.release === asked.release ? canary.percent : undefined}
        onStart={(percent) => {
          onClose();
          onCommand({ action: 'canary', release: asked.release, percent });
        }}
        onClose={onClose}
      />
    );
  }
  const isRollback = asked.action === 'rollback';
  const next = isRollback ? previous : asked.release;
  const failure = failureOf(next);
  const goesOn = canary && canary.release !== next ? canary.release : null;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone={isRollback || failure ? 'danger' : 'default'}
      title={isRollback ? `Roll back ${name}?` : `Promote ${nameOf(next)}?`}
      description={
        <>
          {stable
            ? `Visitors of ${name} get ${nameOf(next)} instead of ${nameOf(stable)}. `
            : `Visitors of ${name} get ${nameOf(next)}. `}
          Pages that are open stay as they are.
          {goesOn && ` The canary, ${nameOf(goesOn)}, goes on.`}
          {rolledBackText(failure)}
        </>
      }
      confirmLabel={isRollback ? 'Roll back' : 'Promote'}
      onConfirm={() => onCommand(asked)}
    />
  );
}
