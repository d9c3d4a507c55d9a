import { Field, media } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useField, useForm } from '../../form/fields/formContext';
import { useMediaInsertion } from '../../media/useMediaInsertion';
import { useFormattedPaste } from '../paste/useFormattedPaste';
import { actionOf, type MarkdownAction } from './actions';
import type { ContentSource } from './ContentSource';
import { MarkdownToolbar } from './MarkdownToolbar';
import { insertAfter, insertMarkdown, linkSelected } from './markdownEdits';
import { PlainSource } from './PlainSource';
import { TemplateChoice } from './TemplateChoice';
import type { EditHandler } from './TextEdit';
import { fillTable } from './tables/fillTable';
import { useCodeSource } from './useCodeSource';
import { useLinkInsertion } from './useLinkInsertion';

/* The height that is left beside a preview; on a phone all that is seen at once. */
const Writing = styled(Field)`
  flex: 1 1 0;
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-content: stretch;
  min-height: max(15rem, 100cqh - 5rem);
  padding: 0;

  ${media.medium} { min-height: 0; }
`;
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
`;
const Pane = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

interface ContentFieldProps {
  edit: RefObject<EditHandler | null>;
  onScrolled: (share: number) => void;
}

/** The toolbar, and the Markdown below it. `onScrolled` gets the share that is scrolled past, from 0 to 1. */
export const ContentField = memo(function ContentField({ edit, onScrolled }: ContentFieldProps) {
  const { base } = useForm();
  const { text, setValue, frame } = useField('content');
  const source = useRef<ContentSource>(null);
  const control = useRef<HTMLTextAreaElement>(null);
  const { code, formatted, showFormatted } = useCodeSource(control);
  const [isTableMenuOpen, setTableMenuOpen] = useState(false);
  const handleEdit = useCallback<EditHandler>((make) => source.current?.edit(make) ?? false, []);
  useImperativeHandle(edit, () => handleEdit);
  const link = useLinkInsertion(source);
  const media = useMediaInsertion((markdown) =>
    handleEdit((selected) => insertAfter(selected, markdown)),
  );

  const pasteFormatted = useFormattedPaste(
    (text) => handleEdit((selected) => insertMarkdown(selected, text)),
    (change) => source.current?.amend(change) ?? false,
  );

  const { open: openLink } = link;
  const { open: openMedia } = media;
  const run = useCallback(
    (action: MarkdownAction) => {
      if ('opens' in action) {
        const tableMenu = () => setTableMenuOpen(true);
        ({ link: openLink, media: openMedia, tableMenu })[action.opens]();
      } else handleEdit(action.edit);
    },
    [handleEdit, openLink, openMedia],
  );

  const focusText = useCallback(() => source.current?.focus(), []);

  function handleKeyDown(event: KeyboardEvent) {
    const action = isComposing(event) ? undefined : actionOf(event);
    if (!action) return;
    event.preventDefault();
    // Not for the control, to which some of them mean something else.
    event.stopPropagation();
    run(action);
  }

  /** An address that is pasted over words makes a link of them, and cells go into those of a table. */
  function handlePaste(event: ClipboardEvent) {
    if (media.takePaste(event)) return;
    const plain = event.clipboardData.getData('text/plain');
    const isTaken =
      handleEdit(fillTable(plain)) ||
      handleEdit((selected) => linkSelected(selected, plain.trim())) ||
      pasteFormatted(event.clipboardData);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A label focuses native controls alone. */
  function handleLabelClick({ target }: MouseEvent) {
    if (target instanceof HTMLLabelElement) source.current?.focus();
  }

  const shared = { ref: source, label: frame.label, value: text, onChange: setValue, onRun: run };
  return (
    <>
      <Writing {...frame} onClick={handleLabelClick}>
        <Frame>
          <MarkdownToolbar
            onEdit={handleEdit}
            onRun={run}
            isTableMenuOpen={isTableMenuOpen}
            onTableMenu={setTableMenuOpen}
            onDismissed={focusText}
            isFormatted={formatted !== undefined}
            onView={code && showFormatted}
          />
          <Pane
            onKeyDownCapture={handleKeyDown}
            onPasteCapture={handlePaste}
            onDropCapture={media.takeDrop}
            onScrollCapture={({ target }) => {
              const { scrollTop, scrollHeight, clientHeight } = target as HTMLElement;
              onScrolled(scrollTop / Math.max(1, scrollHeight - clientHeight));
            }}
          >
            {code ? (
              <code.CodeSource {...shared} plainState={code.plainState} formatted={formatted} />
            ) : (
              <PlainSource {...shared} control={control} />
            )}
          </Pane>
        </Frame>
      </Writing>
      {!base && text === '' && (
        <TemplateChoice
          onChosen={(content) =>
            handleEdit((selected) => ({ ...insertAfter(selected, content), select: [0, 0] }))
          }
        />
      )}
      {link.dialog}
      {media.dialog}
    </>
  );
});
