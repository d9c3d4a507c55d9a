import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyDocument } from '../form/api/useApi';
import { useIsWide } from '../form/browser';
import { isStored } from '../form/editorState';
import { FormContext } from '../form/fields/formContext';
import { type EditorOptions, useEditor } from '../form/useEditor';
import { useEditorForm } from '../form/useEditorForm';
import { ArticleDetails } from './ArticleDetails';
import { ArticleFields, MAIN_FIELDS } from './ArticleFields';
import { ArticleViews } from './ArticleViews';
import type { EditHandler } from './content/TextEdit';
import { HistoryPane } from './drafts/HistoryPane';
import { useAutosave } from './drafts/useAutosave';
import { type LeaveActions, type Typing, useLeaveActions } from './drafts/useLeaveActions';
import { useScheduledChange } from './drafts/useScheduledChange';
import { isPublic, useArticleSaving } from './drafts/workingCopy';
import { Freshness } from './Freshness';
import { PreviewLinkButton } from './PreviewLinkButton';
import { PreviewPane, useArticlePreview } from './PreviewPane';
import { SaveBar } from './SaveBar';
import { savedText, usePublishUndo } from './saveOutcome';
import { useEditorChecks } from './useEditorChecks';
import { useLinkUpdate, useSaveImpact } from './useSaveImpact';

export interface EditorHandlers {
  /** Given what leaving the editor may do. */
  leaveActions: RefObject<LeaveActions | null>;
  onTyping: (typing: Typing) => void;
  /** The draft of an article that is not created yet is saved under this id. */
  onDraftStored: (id: string) => void;
  /** The article is saved; unless `isDone` its form stays open. */
  onStored: (article: AnyDocument, isDone: boolean) => void;
  onCancel: () => void;
}

interface ArticleFormProps extends EditorHandlers, Pick<EditorOptions, 'prefill' | 'recovered'> {
  document: AnyDocument;
  conflict?: AnyDocument;
}

export function ArticleForm(props: ArticleFormProps) {
  const { document, leaveActions, onTyping, onDraftStored, onStored } = props;
  const links = useLinkUpdate();
  const offerPublish = usePublishUndo();
  function afterSave(stored: AnyDocument, before?: AnyDocument) {
    links.afterSave(stored);
    if (before && isPublic(before) && !isPublic(stored)) offerPublish(stored, before);
  }
  const options = { ...props, ...useArticleSaving(), afterSave, describe: savedText };
  const editor = useEditor('articles', document, onStored, options);
  useScheduledChange(editor);
  const autosave = useRef(async () => false);
  const isServerAway = useAutosave(editor, autosave);
  const { draft, base, latest, isDirty, isTyped } = editor;
  const recovery = useLeaveActions(editor, { isServerAway, autosave, leaveActions });
  const isWide = useIsWide();
  const [view, setView] = useState('write');
  const shown = isWide && view === 'write' ? 'preview' : view;
  const preview = useArticlePreview(String(draft.content ?? ''));
  const previewRef = useRef<HTMLElement>(null);
  const showFields = () => {
    const isInDetails = Object.keys(editor.problems).every((name) => !MAIN_FIELDS.includes(name));
    setView(isWide && isInDetails ? 'details' : 'write');
  };
  const showText = () => setView(isWide ? view : 'write');
  const edit = useRef<EditHandler>(null);
  const checks = useEditorChecks(editor, edit, showText);
  const impact = useSaveImpact(editor, links.plan);
  const save = () => editor.validate() && impact.guard(() => checks.save());
  /** Readers see nothing of it, and what is not created yet may be incomplete. */
  function saveDraft() {
    if (base) editor.validate();
    void autosave.current();
  }
  const form = useEditorForm({ ...editor, save }, saveDraft, showFields);
  const { ref } = form;

  const draftId = !base && isStored(latest) ? latest.id : undefined;
  const showDraft = useEffectEvent(onDraftStored);
  useEffect(() => {
    if (draftId) showDraft(draftId);
  }, [draftId]);
  const isNew = base === undefined;
  useEffect(() => {
    onTyping({ isTyped, isUnsaved: isDirty, isNew });
  }, [isTyped, isDirty, isNew, onTyping]);
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  const handleScrolled = useCallback((share: number) => {
    const pane = previewRef.current;
    if (pane) pane.scrollTop = share * (pane.scrollHeight - pane.clientHeight);
  }, []);

  const details = (
    <ArticleDetails preview={preview.data}>
      {base && <Freshness article={base} onSaved={editor.amendBase} />}
    </ArticleDetails>
  );
  return (
    <form {...form}>
      <FormContext value={editor.form}>
        <ArticleViews
          {...{ isWide, shown, details }}
          onShow={setView}
          checksLabel={checks.label}
          action={
            isStored(latest) && <PreviewLinkButton article={base ?? latest} isDirty={isDirty} />
          }
          write={
            <ArticleFields edit={edit} notice={recovery.notice} onScrolled={handleScrolled}>
              {!isWide && details}
            </ArticleFields>
          }
          preview={
            <PreviewPane
              ref={previewRef}
              title={String(draft.title)}
              summary={String(draft.summary)}
              preview={preview}
            />
          }
          checks={checks.pane}
          history={
            base && <HistoryPane article={base} isDirty={isDirty} onRestored={editor.setValues} />
          }
        />
        {checks.dialog}
        {impact.dialog}
        <SaveBar
          {...{ editor, isServerAway }}
          hasRoom={recovery.hasRoom}
          guard={checks.guard}
          isChecking={checks.isChecking}
          onAutosave={() => autosave.current()}
          onCancel={props.onCancel}
        />
      </FormContext>
    </form>
  );
}
