import {
  Badge,
  Button,
  Cluster,
  DialogActions,
  media,
  NewTabHint,
  theme,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { EditorNotices } from '../resource/EditorNotices';
import type { useEditor } from '../resource/useEditor';
import { publicPath } from './editorAddress';
import { shortcutText } from './markdown/shortcuts';
import { OthersEditing } from './presence/OthersEditing';
import { scheduleTexts } from './schedule/scheduleTexts';
import { copyVersionOf } from './workingCopy/asEdited';
import { changesBadge } from './workingCopy/changesBadge';

const ScheduleDialog = lazy(() => import('./schedule/ScheduleDialog'));
const CopyDialog = lazy(() => import('./workingCopy/CopyDialog'));

const { color, space, text } = theme;

const State = styled(Cluster)`
  flex: 1 1 100%;
  gap: ${space.xxs} ${space.sm};
  align-self: center;
  color: ${color.inkMuted};
  font-size: ${text.small};

  ${media.small} { flex-basis: 14rem; }
`;

interface SaveBarProps {
  editor: ReturnType<typeof useEditor>;
  /** Whether the browser keeps a copy of what is typed. */
  hasRoom: boolean;
  /** Whether what is typed could not be kept on the server. */
  isServerAway: boolean;
  /** Asks before errors are published. */
  guard: (publish: () => void) => void;
  /** Keeps what is typed on the server. */
  onKeep: () => Promise<unknown>;
  onCancel: () => void;
}

export function SaveBar(props: SaveBarProps) {
  const { editor, hasRoom, isServerAway, guard, onKeep, onCancel } = props;
  const { base, draft, isDirty, isBusy } = editor;
  const [opened, setOpened] = useState<'changes' | 'schedule'>();
  const close = () => setOpened(undefined);
  const isPublished = base?.isPublished === true;
  const hasCopy = base !== undefined && copyVersionOf(base) > 0;
  const planned = base && scheduleTexts(base);
  const savedAt = base && String((hasCopy && base.changesSavedAt) || base.updatedAt);
  const saved = savedAt ? `Saved ${formatTime(savedAt)}` : 'Not saved yet';
  const save = isPublished && draft.isPublished === true ? 'Publish changes' : 'Update';
  return (
    <DialogActions>
      <EditorNotices editor={editor} resourceKey="articles" />
      <State role="status">
        {base && (
          <Badge tone={isPublished ? 'success' : 'warning'}>
            {isPublished ? 'Published' : 'Draft'}
          </Badge>
        )}
        {isPublished && (
          <a href={publicPath(base.slug)} target="_blank" rel="noopener">
            View article
            <NewTabHint />
          </a>
        )}
        {hasCopy && <Badge tone="accent">{changesBadge(isPublished).text}</Badge>}
        {base && <OthersEditing articleId={base.id} />}
        {planned && <Badge tone={planned.badge.tone}>{planned.badge.text}</Badge>}
        {planned?.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{isDirty ? 'Unsaved changes' : saved}</span>
        {isDirty && isServerAway && hasRoom && (
          <span>The server cannot be reached: this browser keeps your text.</span>
        )}
        {isDirty && !hasRoom && (
          <span>This browser has no room to keep a copy of your text: please save often.</span>
        )}
      </State>
      {hasCopy && (
        <Button variant="ghost" onClick={() => setOpened('changes')}>
          Compare
        </Button>
      )}
      {base && (
        <Button
          variant="ghost"
          // What is typed is seen, and scheduled with the rest.
          onClick={() => void onKeep().then(() => setOpened('schedule'))}
        >
          Schedule
        </Button>
      )}
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        isBusy={isBusy}
        title={`${shortcutText('S')} saves and keeps the editor open`}
      >
        {isBusy ? 'Saving...' : base ? save : 'Create'}
      </Button>
      {base && (
        <Suspense>
          {opened === 'changes' && (
            <CopyDialog article={base} draft={draft} onClose={close} onDiscarded={editor.replace} />
          )}
          {opened === 'schedule' && (
            <ScheduleDialog
              article={base}
              guard={guard}
              onClose={close}
              onScheduled={editor.setBase}
            />
          )}
        </Suspense>
      )}
    </DialogActions>
  );
}
