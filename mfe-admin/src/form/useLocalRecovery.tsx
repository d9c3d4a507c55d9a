import { type ResourceKey, resources } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import { Cluster, Stack } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNDO_MS } from './api/undo';
import { useSessionState } from './api/useApi';
import { Notice, SmallButton } from './controls';
import { isStored } from './editorState';
import { changedFields, type Draft } from './fields/draft';
import { formFields } from './fields/formFields';
import {
  findRecoveries,
  type Recovery,
  recoveryStart,
  removeRecovery,
  storeRecovery,
} from './localRecovery';
import type { useEditor } from './useEditor';

const PAUSE_MS = 500;

export function useRecoveryStart(resourceKey: ResourceKey, id = 'new'): string {
  const session = useSessionState();
  return recoveryStart(session.status === 'signedIn' ? session.user.id : '', resourceKey, id);
}

/** Without passwords, which stay where they are typed. */
function storable(resourceKey: ResourceKey, draft: Draft): Draft {
  const fields = formFields(resources[resourceKey]).filter(([, { mode }]) => mode !== 'writeOnly');
  return Object.fromEntries(fields.map(([name]) => [name, draft[name] ?? '']));
}

interface RecoveryOptions {
  /** Whether the server could not be reached, or has refused what is typed. */
  isFailed: boolean;
  /** Whether the visitor has decided against what is typed. */
  isDiscarded: () => boolean;
}

/**
 * Keeps in this browser what could not be saved, until it is: while `isFailed`, and when the form goes
 * or the page is closed before the server has answered. What an earlier visit has left is offered.
 */
export function useLocalRecovery(
  editor: ReturnType<typeof useEditor>,
  resourceKey: ResourceKey,
  options: RecoveryOptions,
) {
  const { latest: base, draft, isDirty, isTyped } = editor;
  const start = useRecoveryStart(resourceKey, isStored(base) ? base.id : undefined);
  const [formId] = useState(randomId);
  const key = start + formId;
  const [offered, setOffered] = useState(() => findRecoveries(start));
  const [hasRoom, setHasRoom] = useState(true);
  const now = useRef({ key, unsaved: editor.unsaved, ...options });
  useEffect(() => {
    now.current = { key, unsaved: editor.unsaved, ...options };
  });

  /** @returns whether nothing is typed that neither the server nor this browser has */
  const keep = useCallback((): boolean => {
    const { key, isDiscarded, unsaved } = now.current;
    const edit = isDiscarded() ? undefined : unsaved();
    if (!edit) {
      removeRecovery(key);
      return true;
    }
    const isKept = storeRecovery({
      ...{ key, at: new Date().toISOString() },
      draft: storable(resourceKey, edit.draft),
      saved: storable(resourceKey, edit.saved),
    });
    setHasRoom(isKept);
    return isKept;
  }, [resourceKey]);

  // A new document got an id.
  useEffect(() => () => void removeRecovery(key), [key]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const { isFailed } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each key
  useEffect(() => {
    if (isDirty && !isFailed) return undefined;
    const timer = setTimeout(keep, isDirty ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [draft, isDirty, isFailed, keep]);

  function remove(one: Recovery) {
    removeRecovery(one.key);
    setOffered((all) => all.filter((other) => other !== one));
  }
  const isSaved = (one: Recovery) => changedFields(one.draft, draft).length === 0;
  const removeSaved = useEffectEvent(() => offered.filter(isSaved).forEach(remove));
  useEffect(() => removeSaved(), []);

  function discard(one: Recovery) {
    remove(one);
    const undo = () => {
      storeRecovery(one);
      setOffered((all) => [one, ...all]);
    };
    const action = { label: 'Undo', onPress: undo };
    showToast({ title: 'Unsaved changes discarded', duration: UNDO_MS, action });
  }

  const found = isTyped ? undefined : offered.find((one) => !isSaved(one));
  const title = !isStored(base) && String(found?.draft[resources[resourceKey].titleField] ?? '');
  return {
    keep,
    hasRoom,
    /** The offer, until something is typed. */
    notice: found && (
      <Notice role="status">
        <Stack gap="xs">
          <p>
            {`We kept unsaved changes from ${formatTime(found.at)} in this browser${title ? `: “${title}”` : ''}.`}
          </p>
          <Cluster gap="xs">
            <SmallButton
              label="Restore"
              onClick={() => {
                editor.recover(found);
                remove(found);
              }}
            />
            <SmallButton label="Discard" variant="ghost" onClick={() => discard(found)} />
          </Cluster>
        </Stack>
      </Notice>
    ),
  };
}
