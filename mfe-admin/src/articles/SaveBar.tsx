import { articlePath } from '@pressline/shared-api';
import { Badge, Button, NewTabHint } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useId, useState } from 'react';
import { EditorNotices } from '../form/EditorNotices';
import { isStored } from '../form/editorState';
import { partOnDemand } from '../form/partOnDemand';
import type { useEditor } from '../form/useEditor';
import { mergedText, useWhoSaved } from '../form/whoSaved';
import { ariaShortcut, shortcutText } from './content/actions';
import { CHANGES_BADGE, scheduleTexts } from './drafts/scheduleTexts';
import { copyVersionOf, isPublic, storedOf } from './drafts/workingCopy';
import { Footer, Outcome, PhoneIconButton, Saved, State, WideText } from './saveBarStyle';
import { saveHint } from './saveOutcome';
import { OthersEditing } from './usePresence';

const ScheduleDialog = partOnDemand(() => import('./drafts/ScheduleDialog'));
const WorkingCopyDialog = partOnDemand(() => import('./drafts/WorkingCopyDialog'));

interface SaveBarProps {
  editor: ReturnType<typeof useEditor>;
  /** Whether the browser stores a copy of what is typed. */
  hasRoom: boolean;
  /** Whether the last autosave failed. */
  isServerAway: boolean;
  /** Whether the checks before publishing are running. */
  isChecking: boolean;
  /** Asks before errors are published. */
  guard: (publish: () => void) => void;
  /** Saves what is typed in the working copy. */
  onAutosave: () => Promise<unknown>;
  onCancel: () => void;
}

export function SaveBar(props: SaveBarProps) {
  const { editor, hasRoom, isServerAway, guard, onAutosave, onCancel } = props;
  const { base, latest, draft, isDirty, merged } = editor;
  const whoSaved = useWhoSaved(merged !== undefined);
  const isBusy = editor.isBusy || props.isChecking;
  const [opened, setOpened] = useState<'changes' | 'schedule'>();
  const close = () => setOpened(undefined);
  const isPublished = isPublic(base);
  const hasCopy = latest !== undefined && copyVersionOf(latest) > 0;
  const planned = base && scheduleTexts(base);
  const savedAt =
    isStored(latest) && String((hasCopy && latest.changesSavedAt) || latest.updatedAt);
  const saved = savedAt ? (
    <Saved>
      Saved <span>{formatTime(savedAt)}</span>
    </Saved>
  ) : (
    <span>Not saved yet</span>
  );
  const outcomeId = useId();
  return (
    <Footer>
      <EditorNotices editor={editor} resourceKey="articles" />
      <State role="status">
        {!base && hasCopy && <Badge tone="warning">Not created yet</Badge>}
        {base && (
          <Badge
            tone={isPublished ? 'success' : 'warning'}
            // The badge of unpublished changes says so, too.
            data-implied={(isPublished && hasCopy) || undefined}
          >
            {isPublished ? 'Published' : 'Draft'}
          </Badge>
        )}
        {base && isPublished && (
          <a href={articlePath(String(storedOf(base).slug))} target="_blank" rel="noopener">
            <span>
              <WideText>View article</WideText>
              <NewTabHint />
            </span>
          </a>
        )}
        {base && hasCopy && <Badge tone={CHANGES_BADGE.tone}>{CHANGES_BADGE.text}</Badge>}
        {isStored(latest) && <OthersEditing articleId={latest.id} />}
        {planned && <Badge tone={planned.badge.tone}>{planned.badge.text}</Badge>}
        {isDirty ? <span>Unsaved changes</span> : saved}
        {merged && <span>{mergedText(merged, whoSaved(merged.after))}</span>}
        {isDirty && isServerAway && (
          <span>
            {hasRoom
              ? 'Can’t reach the server. Your text is saved in this browser.'
              : 'Can’t reach the server. This browser has no room for your text: copy it before you leave.'}
          </span>
        )}
      </State>
      {base && hasCopy && (
        <PhoneIconButton icon="compare" label="Compare" onClick={() => setOpened('changes')} />
      )}
      {base && (
        <PhoneIconButton
          icon="calendar"
          label="Schedule"
          // Saved first, so that the schedule includes what is typed.
          onClick={() => void onAutosave().then(() => setOpened('schedule'))}
        />
      )}
      <Button variant="secondary" data-closes onClick={onCancel}>
        Cancel
      </Button>
      <Outcome id={outcomeId}>{saveHint(base, draft.isPublished === true)}</Outcome>
      <Button
        type="submit"
        isBusy={isBusy}
        title={`${shortcutText('Enter')}. ${shortcutText('S')} saves your changes without publishing them.`}
        aria-describedby={outcomeId}
        aria-keyshortcuts={ariaShortcut('Enter')}
      >
        {isBusy ? 'Saving...' : base ? 'Update' : 'Create'}
      </Button>
      {base && opened === 'changes' && (
        <WorkingCopyDialog
          article={base}
          draft={draft}
          onClose={close}
          onDiscarded={editor.replace}
        />
      )}
      {base && opened === 'schedule' && (
        <ScheduleDialog article={base} guard={guard} onClose={close} onScheduled={editor.setBase} />
      )}
    </Footer>
  );
}
