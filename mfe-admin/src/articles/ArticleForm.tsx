import { media, Tab, TabList, TabPanel, Tabs, theme } from '@pressline/shared-ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AnyDocument } from '../form/api/useResourceApi';
import { FormContext } from '../form/fields/formContext';
import { type EditorOptions, useEditor } from '../form/useEditor';
import { useEditorForm } from '../form/useEditorForm';
import { useIsWide } from '../form/useIsWide';
import { ArticleDetails } from './ArticleDetails';
import { ArticleFields, AT_HAND } from './ArticleFields';
import type { OnEdit } from './content/TextEdit';
import { stateOf } from './drafts/asEdited';
import { HistoryPane } from './drafts/HistoryPane';
import { newSlot } from './drafts/localDrafts';
import { useAutosave } from './drafts/useAutosave';
import { useEditing } from './drafts/useCopyCalls';
import { useKeptDraft } from './drafts/useKeptDraft';
import { useScheduledChange } from './drafts/useScheduledChange';
import { FreshnessFields } from './FreshnessFields';
import { PHONE } from './PhoneIconButton';
import { PreviewLinkButton } from './PreviewLinkButton';
import { PreviewPane, useArticlePreview } from './PreviewPane';
import { SaveBar } from './SaveBar';
import { doneText } from './saveOutcome';
import { useEditorChecks } from './useEditorChecks';
import { useLinkUpdate } from './useLinkUpdate';
import { usePublishUndo } from './usePublishUndo';
import { useSaveImpact } from './useSaveImpact';

const { space } = theme;

/* What stands in it scrolls, each part by itself. */
const Views = styled(Tabs)`
  flex: 1 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0 ${space.xl};
  min-height: min(20rem, 100dvh);
  padding-inline: ${space.lg};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'write tabs' 'write side';
  }
`;
const Strip = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs};

  /* Four of them stand side by side on a phone. */
  ${PHONE} { [role='tab'] { padding-inline: ${space.xs}; } }
  ${media.medium} { grid-area: tabs; }
`;
const Side = styled(TabPanel)`
  overflow-y: auto;
  padding-block: ${space.md};

  ${media.medium} { grid-area: side; }
`;
/* As wide as what has the focus inside, with its outline. */
const Write = styled(Side)`
  container-type: size;
  margin-inline: calc(-1 * ${space.xxs});
  padding-inline: ${space.xxs};

  ${media.medium} { grid-area: write; padding-top: 0; }
`;

export interface EditorHandlers {
  /** Set once the visitor has agreed to lose what is typed. */
  isDiscarded: RefObject<boolean>;
  /** Keeps what is typed before the editor is left. */
  keepRef: RefObject<() => Promise<boolean>>;
  onDirtyChange: (isDirty: boolean) => void;
  /** The article is saved; unless `isDone` its form stays open. */
  onStored: (article: AnyDocument, isDone: boolean) => void;
  onCancel: () => void;
}

interface ArticleFormProps extends EditorHandlers, Pick<EditorOptions, 'prefill' | 'recovered'> {
  document: AnyDocument | undefined;
  conflict?: AnyDocument;
  userId: string;
  slot?: string;
}

export function ArticleForm(props: ArticleFormProps) {
  const { document, userId, isDiscarded, keepRef, onDirtyChange, onStored } = props;
  const links = useLinkUpdate();
  const offerPublish = usePublishUndo();
  function whenStored(stored: AnyDocument, before?: AnyDocument) {
    links.whenStored(stored);
    if (before?.isPublished && !stored.isPublished) offerPublish(stored);
  }
  const options = { ...props, ...useEditing(), whenStored, describe: doneText };
  const editor = useEditor('articles', document, onStored, options);
  useScheduledChange(editor);
  const isServerAway = useAutosave(editor, keepRef);
  const { draft, savedDraft, base, isDirty } = editor;
  const isWide = useIsWide();
  const [view, setView] = useState('write');
  const shown = isWide && view === 'write' ? 'preview' : view;
  const preview = useArticlePreview(String(draft.content ?? ''));
  const previewRef = useRef<HTMLElement>(null);
  const id = base?.id;

  const [slot] = useState(() => props.slot ?? newSlot());
  const owner = { userId, articleId: id ?? slot };
  const version = base ? stateOf(base) : 0;
  const hasRoom = useKeptDraft({ owner, draft, savedDraft, version, isDirty }, isDiscarded);
  const showFields = () => {
    const isInDetails = Object.keys(editor.found).every((name) => !AT_HAND.includes(name));
    setView(isWide && isInDetails ? 'details' : 'write');
  };
  const showText = () => setView(isWide ? view : 'write');
  const edit = useRef<OnEdit>(null);
  const checks = useEditorChecks(editor, edit, showText);
  const impact = useSaveImpact(editor, links.plan);
  const save = () => editor.validate() && impact.guard(() => checks.save());
  /** Readers see nothing of it: an article that is new becomes a draft. */
  function keep() {
    if (!base) return editor.save({ instead: { isPublished: false } });
    editor.validate();
    void keepRef.current();
  }
  const form = useEditorForm({ ...editor, save }, keep, showFields);
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
  // Side by side, writing is no tab but always there.
  const writeRole = isWide
    ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined }
    : {};
  return (
    <form {...form}>
      <FormContext value={editor.form}>
        <Views value={shown} onValueChange={setView}>
          <Strip>
            <TabList aria-label="Article views">
              {!isWide && <Tab value="write">Write</Tab>}
              <Tab value="preview">Preview</Tab>
              {isWide && <Tab value="details">Details</Tab>}
              <Tab value="checks">{checks.label}</Tab>
              {id && <Tab value="history">History</Tab>}
            </TabList>
            {base && <PreviewLinkButton article={base} isDirty={isDirty} />}
          </Strip>
          <Write value="write" forceMount hidden={!isWide && shown !== 'write'} {...writeRole}>
            <ArticleFields edit={edit} onScrolled={handleScrolled}>
              {!isWide && details}
            </ArticleFields>
          </Write>
          {isWide && (
            <Side value="details" forceMount hidden={shown !== 'details'}>
              {details}
            </Side>
          )}
          <Side value="preview" tabIndex={-1}>
            <PreviewPane
              ref={previewRef}
              title={String(draft.title)}
              summary={String(draft.summary)}
              preview={preview}
            />
          </Side>
          <Side value="checks">{checks.pane}</Side>
          {base && (
            <Side value="history">
              <HistoryPane article={base} isDirty={isDirty} onRestored={editor.setValues} />
            </Side>
          )}
        </Views>
        {checks.dialog}
        {impact.dialog}
        <SaveBar
          {...{ editor, hasRoom, isServerAway }}
          guard={checks.guard}
          isChecking={checks.isChecking}
          onKeep={() => keepRef.current()}
          onCancel={props.onCancel}
        />
      </FormContext>
    </form>
  );
}
