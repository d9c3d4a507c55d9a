import { Badge, Button, Cluster, DialogActions, media, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { EditorNotices } from '../resource/EditorNotices';
import type { useEditor } from '../resource/useEditor';
import { shortcutText } from './markdown/shortcuts';

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
  onCancel: () => void;
}

export function SaveBar({ editor, hasRoom, onCancel }: SaveBarProps) {
  const { base, isDirty, isBusy } = editor;
  const saved = base ? `Saved ${formatTime(base.updatedAt)}` : 'Not saved yet';
  return (
    <DialogActions>
      <EditorNotices editor={editor} resourceKey="articles" />
      <State role="status">
        {base && (
          <Badge tone={base.isPublished ? 'success' : 'warning'}>
            {base.isPublished ? 'Published' : 'Draft'}
          </Badge>
        )}
        <span>{isDirty ? 'Unsaved changes' : saved}</span>
        {isDirty && !hasRoom && (
          <span>This browser has no room to keep a copy of your text: please save often.</span>
        )}
      </State>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        isBusy={isBusy}
        title={`${shortcutText('S')} saves and keeps the editor open`}
      >
        {isBusy ? 'Saving...' : base ? 'Update' : 'Create'}
      </Button>
    </DialogActions>
  );
}
