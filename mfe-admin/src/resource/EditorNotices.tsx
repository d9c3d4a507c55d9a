import { Button, Icon, theme } from '@pressline/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst, resourceTexts } from '../documents/resourceTexts';
import { type Draft, toDraft } from '../fields/draft';
import type { useEditor } from './useEditor';

const MergeDialog = lazy(() => import('../merging/MergeDialog'));

const { color, space, text } = theme;

/** A message at the foot of the editor, beside its buttons. */
const Notice = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} ${space.md};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.dangerSoft};
  font-size: ${text.small};

  > svg { margin-top: 0.15em; color: ${color.danger}; }
  button { margin-top: ${space.xs}; }
`;

interface EditorNoticesProps {
  editor: ReturnType<typeof useEditor>;
  resourceKey: Parameters<typeof useEditor>[0];
}

/** Why the last save failed and what can be done about it; everything typed is still in the form. */
export function EditorNotices({ editor, resourceKey }: EditorNoticesProps) {
  const { resource, base, conflict, failure, isBusy, draft, savedDraft } = editor;
  // The conflict whose merge was put off; a new one opens by itself.
  const [postponed, setPostponed] = useState<typeof conflict>();
  const noun = lowerFirst(resource.label);
  const action = base ? 'update' : 'create';

  function handleMerged(merged: Draft) {
    setPostponed(conflict);
    editor.saveMerged(merged);
  }

  return (
    <>
      {conflict && (
        <Notice role="alert">
          <Icon name="alert" />
          <div>
            <strong>Someone else changed this {noun} while you were editing it.</strong>
            <p>Everything you typed is still here, and nothing of theirs is lost either.</p>
            <Button
              variant="secondary"
              size="sm"
              disabled={isBusy}
              onClick={() => setPostponed(undefined)}
            >
              Compare and merge
            </Button>
          </div>
        </Notice>
      )}
      {failure && (
        <Notice role="alert">
          <Icon name="alert" />
          <p>
            <strong>{resourceTexts(resourceKey).failed(action)}.</strong>{' '}
            {failure.replace(/\.?$/, '.')} Everything you typed is still here.
          </p>
        </Notice>
      )}
      {conflict && conflict !== postponed && (
        <Suspense>
          <MergeDialog
            resource={resource}
            sides={{ base: savedDraft, mine: draft, theirs: toDraft(resource, conflict) }}
            onMerged={handleMerged}
            onCancel={() => setPostponed(conflict)}
          />
        </Suspense>
      )}
    </>
  );
}
