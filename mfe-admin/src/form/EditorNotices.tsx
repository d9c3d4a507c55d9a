import { ApiError, type ResourceKey } from '@pressline/shared-api';
import { Cluster, Icon, theme } from '@pressline/shared-ui';
import { dismissToast } from '@pressline/shared-ui/toast';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst, resourceTexts } from './api/resourceTexts';
import { useDebounced } from './api/timing';
import { type AnyDocument, useResourceApi } from './api/useApi';
import { useWrite } from './api/writes';
import { Note, Notice, SmallButton } from './controls';
import { type Draft, toDraft } from './fields/draft';
import { partOnDemand } from './partOnDemand';
import type { useEditor } from './useEditor';
import { conflictText, useWhoSaved } from './whoSaved';

/**
 * The button that brings a deleted document back, which the API does within 30 days. Once that was in
 * vain it says so, also when its place is rendered anew: the state is its host's.
 */
export function useRestoreButton(
  resourceKey: ResourceKey,
  id: string,
  onRestored: (document: AnyDocument) => void,
) {
  const api = useResourceApi(resourceKey);
  const { mutate, isPending, error } = useWrite(resourceTexts(resourceKey).failed('restore'), {
    mutationFn: () => api.restore(id),
    onSuccess: onRestored,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <Note role="status">It is not in the trash.</Note>;
  return <SmallButton label="Restore it" isBusy={isPending} onClick={() => mutate()} />;
}

const MergeDialog = partOnDemand(() => import('./fields/MergeDialog'));

const { space } = theme;

const Problem = styled(Notice).attrs({ role: 'alert', 'data-tone': 'danger' })`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.sm};

  > svg { margin-top: 0.15em; }
  button { margin-top: ${space.xs}; }
`;

/** A dialog that opens between two keys gets the second one, and a space would press its button. */
const PAUSE_MS = 1_000;

interface EditorNoticesProps {
  editor: ReturnType<typeof useEditor>;
  resourceKey: Parameters<typeof useEditor>[0];
}

/** Why the last save failed and what can be done about it; everything typed is still in the form. */
export function EditorNotices({ editor, resourceKey }: EditorNoticesProps) {
  const { resource, base, conflict, failure, isBusy, isDeleted, draft, savedDraft } = editor;
  const isTyping = draft !== useDebounced(draft, PAUSE_MS);
  // The conflict whose merge was put off; a new one opens by itself.
  const [postponed, setPostponed] = useState<typeof conflict>();
  // On a phone the toast about the refused save would cover the dialog.
  useEffect(() => {
    if (conflict || isDeleted) dismissToast();
  }, [conflict, isDeleted]);
  const restoreButton = useRestoreButton(resourceKey, base?.id ?? '', editor.saveDeleted);
  const noun = lowerFirst(resource.label);
  const who = useWhoSaved(conflict !== undefined)(conflict);
  const saving = conflictText(who, noun);
  const action = base ? 'update' : 'create';

  function handleMerged(merged: Draft) {
    setPostponed(conflict);
    editor.saveMerged(merged);
  }

  return (
    <>
      {conflict && (
        <Problem>
          <Icon name="alert" />
          <div>
            <strong>{saving}</strong>
            <p>Your text is still in the form, and the other changes are saved.</p>
            <SmallButton
              label="Compare and merge"
              disabled={isBusy}
              onClick={() => setPostponed(undefined)}
            />
          </div>
        </Problem>
      )}
      {isDeleted && base && (
        <Problem>
          <Icon name="alert" />
          <div>
            <strong>Someone deleted this {noun} while you were editing it.</strong>
            <p>Your text is still in the form.</p>
            <Cluster gap="xs">
              {restoreButton}
              <SmallButton
                label="Save as new"
                disabled={isBusy}
                onClick={() => editor.saveDeleted()}
              />
            </Cluster>
          </div>
        </Problem>
      )}
      {failure && (
        <Problem>
          <Icon name="alert" />
          <p>
            <strong>{resourceTexts(resourceKey).failed(action)}.</strong>{' '}
            {failure.replace(/\.?$/, '.')} Everything you typed is still here.
          </p>
        </Problem>
      )}
      {conflict && conflict !== postponed && !isTyping && (
        <MergeDialog
          resource={resource}
          note={saving}
          other={who}
          sides={{ base: savedDraft, mine: draft, theirs: toDraft(resource, conflict) }}
          onMerged={handleMerged}
          onCancel={() => setPostponed(conflict)}
        />
      )}
    </>
  );
}
