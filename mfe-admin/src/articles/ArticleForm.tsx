import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AnyDocument } from '../form/api/useApi';
import { useIsWide } from '../form/browser';
import { FormContext } from '../form/fields/formContext';
import { type EditorOptions, useEditor } from '../form/useEditor';
import { useEditorForm } from '../form/useEditorForm';
import { ArticleDetails } from './ArticleDetails';
import { ArticleFields, MAIN_FIELDS } from './ArticleFields';
import { ArticleViews } from './ArticleViews';
import type { EditHandler } from './content/TextEdit';
import { HistoryPane } from './drafts/HistoryPane';
import { newDraftId } from './drafts/localDrafts';
import { useAutosave } from './drafts/useAutosave';
import { useLocalDraft } from './drafts/useLocalDraft';
import { useScheduledChange } from './drafts/useScheduledChange';
import { editVersionOf, useArticleSaving } from './drafts/workingCopy';
import { FreshnessFields } from './FreshnessFields';
import { PreviewLinkButton } from './PreviewLinkButton';
import { PreviewPane, useArticlePreview } from './PreviewPane';
import { SaveBar } from './SaveBar';
import { savedText, usePublishUndo } from './saveOutcome';
import { useEditorChecks } from './useEditorChecks';
import { useLinkUpdate, useSaveImpact } from './useSaveImpact';

export interface EditorHandlers {
  /** Set once the visitor has agreed to lose what is typed. */
  isDiscarded: RefObject<boolean>;
  /** Saves what is typed before the editor is left. */
  autosaveRef: RefObject<() => Promise<boolean>>;
  onDirtyChange: (isDirty: boolean) => void;
  /** The article is saved; unless `isDone` its form stays open. */
  onStored: (article: AnyDocument, isDone: boolean) => void;
  onCancel: () => void;
}

interface ArticleFormProps extends EditorHandlers, Pick<EditorOptions, 'prefill' | 'recovered'> {
  document: AnyDocument | undefined;
  conflict?: AnyDocument;
  userId: string;
  draftId?: string;
}

export function ArticleForm(props: ArticleFormProps) {
  const { document, userId, isDiscarded, autosaveRef, onDirtyChange, onStored } = props;
  const links = useLinkUpdate();
  const offerPublish = usePublishUndo();
  function afterSave(stored: AnyDocument, before?: AnyDocument) {
    links.afterSave(stored);
    if (before?.isPublished && !stored.isPublished) offerPublish(stored, before);
  }
  const options = { ...props, ...useArticleSaving(), afterSave, describe: savedText };
  const editor = useEditor('articles', document, onStored, options);
  useScheduledChange(editor);
  const isServerAway = useAutosave(editor, autosaveRef);
  const { draft, savedDraft, base, isDirty } = editor;
  const isWide = useIsWide();
  const [view, setView] = useState('write');
  const shown = isWide && view === 'write' ? 'preview' : view;
  const preview = useArticlePreview(String(draft.content ?? ''));
  const previewRef = useRef<HTMLElement>(null);
  const id = base?.id;

  const [draftId] = useState(() => props.draftId ?? newDraftId());
  const owner = { userId, articleId: id ?? draftId };
  const version = base ? editVersionOf(base) : 0;
  const hasRoom = useLocalDraft({ owner, draft, savedDraft, version, isDirty }, isDiscarded);
  const showFields = () => {
    const isInDetails = Object.keys(editor.problems).every((name) => !MAIN_FIELDS.includes(name));
    setView(isWide && isInDetails ? 'details' : 'write');
  };
  const showText = () => setView(isWide ? view : 'write');
  const edit = useRef<EditHandler>(null);
  const checks = useEditorChecks(editor, edit, showText);
  const impact = useSaveImpact(editor, links.plan);
  const save = () => editor.validate() && impact.guard(() => checks.save());
  /** Readers see nothing of it: an article that is new becomes a draft. */
  function saveDraft() {
    if (!base) return editor.save({ instead: { isPublished: false } });
    editor.validate();
    void autosaveRef.current();
  }
  const form = useEditorForm({ ...editor, save }, saveDraft, showFields);
  const { ref } = form;

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  const handleScrolled = useCallback((share: number) => {
    const pane = previewRef.current;
    if (pane) pane.scrollTop = share * (pane.scrollHeight - pane.clientHeight);
  }, []);

  const details = (
    <ArticleDetails preview={preview.data}>
      {base && <FreshnessFields article={base} onSaved={editor.amendBase} />}
    </ArticleDetails>
  );
  return (
    <form {...form}>
      <FormContext value={editor.form}>
        <ArticleViews
          {...{ isWide, shown, details }}
          onShow={setView}
          checksLabel={checks.label}
          action={base && <PreviewLinkButton article={base} isDirty={isDirty} />}
          write={
            <ArticleFields edit={edit} onScrolled={handleScrolled}>
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
          {...{ editor, hasRoom, isServerAway }}
          guard={checks.guard}
          isChecking={checks.isChecking}
          onAutosave={() => autosaveRef.current()}
          onCancel={props.onCancel}
        />
      </FormContext>
    </form>
  );
}
