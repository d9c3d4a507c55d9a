import type { ReleaseCommand, RemoteReleases } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { CanaryDialog } from './CanaryDialog';
import { releaseName } from './releaseTexts';

/** A command that is asked about first. */
export type AskedCommand =
  /** `from` is what was stable when it was asked for. */
  | { action: 'rollback'; from: string | undefined }
  | { action: 'promote'; release: string }
  | { action: 'canary'; release: string };

interface ReleaseDialogsProps {
  remote: RemoteReleases;
  asked: AskedCommand;
  onCommand: (command: ReleaseCommand) => void;
  onClose: () => void;
}

/** Asks before visitors get another release, and names both. */
export function ReleaseDialogs({ remote, asked, onCommand, onClose }: ReleaseDialogsProps) {
  const { name, releases, stable, previous, canary } = remote;
  const nameOf = (release: string | null) => (release ? releaseName(releases, release) : 'nothing');

  if (asked.action === 'canary') {
    return (
      <CanaryDialog
        name={nameOf(asked.release)}
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
  const failure = releases.find(({ release }) => release === next)?.failure;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone={isRollback || failure ? 'danger' : 'default'}
      title={isRollback ? `Roll back ${name}?` : `Promote ${nameOf(next)}?`}
      description={
        <>
          {stable
            ? `Visitors of ${name} get ${nameOf(next)} in the place of ${nameOf(stable)}. `
            : `Visitors of ${name} get ${nameOf(next)}. `}
          Pages that are open stay as they are.
          {failure && ` It was taken back before: ${failure}`}
        </>
      }
      confirmLabel={isRollback ? 'Roll back' : 'Promote'}
      onConfirm={() => onCommand(asked)}
    />
  );
}
