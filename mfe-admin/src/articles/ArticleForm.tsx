import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyDocument } from '../form/api/useApi';
import { useIsWide } from '../form/browser';
import { isStored } from '../form/editorState';
import { FormContext } from '../form/fields/formContext';
import { useEditor } from '../form/useEditor';
import { useEditorForm } from '../form/useEditorForm';
import { ArticleSettings } from './ArticleSettings';
import { ArticleText, TEXT_FIELDS } from './ArticleText';
import { ArticleViews } from './ArticleViews';
import type { EditHandler } from './content/TextEdit';
import { HistoryPane } from './drafts/HistoryPane';
import { useAutosave } from './drafts/useAutosave';
import { useLeaving } from './drafts/useLeaving';
import { useScheduledChange } from './drafts/useScheduledChange';
import { isPublic, type Start, useArticleSaving } from './drafts/workingCopy';
import { Freshness } from './Freshness';
import { PreviewLinkButton } from './PreviewLinkButton';
import { PreviewPane, useArticlePreview } from './PreviewPane';
import { SaveBar } from './SaveBar';
import { savedText, usePublishUndo } from './saveOutcome';
import { useEditorChecks } from './useEditorChecks';
import { useLinkUpdate, useSaveImpact } from './useSaveImpact';

export interface EditorHandlers {
  /** Given what leaves the editor. */
  leave: RefObject<((action: () => void) => void) | null>;
  /** Whether the article is not created yet. */
  onNew: (isNew: boolean) => void;
  /** The article, or the draft of a new one, is saved under this id. */
  onAddress: (id: string) => void;
  onClose: () => void;
  onCancel: () => void;
}

export function ArticleForm(props: EditorHandlers & Start) {
  const { document, leave, onNew, onAddress, onClose } = props;
  const links = useLinkUpdate();
  const offerPublish = usePublishUndo();
  function afterSave(stored: AnyDocument, before?: AnyDocument) {
    links.afterSave(stored);
    if (before && isPublic(before) && !isPublic(stored)) offerPublish(stored, before);
  }
  function handleStored({ id }: AnyDocument, isDone: boolean) {
    if (leaving.isLeaving()) return;
    if (!isDone) return onAddress(id);
    leaving.release();
    onClose();
  }
  const options = { ...props, ...useArticleSaving(), afterSave, describe: savedText };
  const editor = useEditor('articles', document, handleStored, options);
  useScheduledChange(editor);
  const autosave = useRef(async () => false);
  const isServerAway = useAutosave(editor, autosave);
  const { draft, base, latest, isDirty } = editor;
  const leaving = useLeaving(editor, { isServerAway, autosave, leave });
  const isWide = useIsWide();
  const [view, setView] = useState('write');
  const shown = isWide && view === 'write' ? 'settings' : view;
  const preview = useArticlePreview(String(draft.content ?? ''));
  const showText = () => setView(isWide ? view : 'write');
  const [shownProblems, setShownProblems] = useState(editor.problems);
  // While rendering, so that a field with a problem can take the focus at once.
  if (editor.problems !== shownProblems) {
    setShownProblems(editor.problems);
    const names = Object.keys(editor.problems);
    const inText = names.filter((name) => TEXT_FIELDS.includes(name));
    // The title and the text come before the settings.
    if (inText.length < names.length && (isWide || inText.length === 0)) setView('settings');
    else if (names.length > 0) showText();
  }
  const edit = useRef<EditHandler>(null);
  const checks = useEditorChecks(editor, edit, showText);
  const impact = useSaveImpact(editor, links.plan);
  const save = () => editor.validate() && impact.guard(() => checks.save());
  /** Readers see nothing of it, and what is not created yet may be incomplete. */
  function saveDraft() {
    if (base) editor.validate();
    void autosave.current();
  }
  const form = useEditorForm({ ...editor, save }, saveDraft);
  const { ref } = form;

  const draftId = !base && isStored(latest) ? latest.id : undefined;
  const showDraft = useEffectEvent((id: string) => leaving.isLeaving() || onAddress(id));
  useEffect(() => {
    if (draftId) showDraft(draftId);
  }, [draftId]);
  const isNew = base === undefined;
  useEffect(() => onNew(isNew), [isNew, onNew]);
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);

  return (
    <form {...form}>
      <FormContext value={editor.form}>
        <ArticleViews
          {...{ isWide, shown }}
          onShow={setView}
          checksLabel={checks.label}
          write={<ArticleText edit={edit} notice={leaving.recovery.notice} />}
          settings={
            <ArticleSettings preview={preview.data}>
              {base && <Freshness article={base} onSaved={editor.amendBase} />}
            </ArticleSettings>
          }
          preview={
            <>
              {isStored(latest) && <PreviewLinkButton article={base ?? latest} isDirty={isDirty} />}
              <PreviewPane
                title={String(draft.title)}
                summary={String(draft.summary)}
                preview={preview}
              />
            </>
          }
          checks={checks.pane}
          history={
            base && <HistoryPane article={base} isDirty={isDirty} onRestored={editor.setValues} />
          }
        />
        {checks.dialog}
        {impact.dialog}
        {leaving.dialog}
        <SaveBar
          {...{ editor, isServerAway }}
          hasRoom={leaving.recovery.hasRoom}
          guard={checks.guard}
          isChecking={checks.isChecking}
          onAutosave={() => autosave.current()}
          onCancel={props.onCancel}
        />
      </FormContext>
    </form>
  );
}
