import { Field, theme, visuallyHiddenStyle } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import {
  type ClipboardEvent,
  type KeyboardEvent,
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

const { color, radius } = theme;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(12rem, 1fr);
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};

  &:focus-within { border-color: ${color.ink}; box-shadow: 0 0 0 1px ${color.ink}; }
  &:has([aria-invalid]) { border-color: ${color.danger}; box-shadow: inset 3px 0 0 ${color.danger}; }
`;
/* A field among others; on a page the text has no frame, and takes the height that is left. */
const Writing = styled(Field)`
  &[data-writing='page'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: 0;

    > label { ${visuallyHiddenStyle} }
    > ${Frame} { flex: 1; border: 0; background: ${color.paper}; box-shadow: none; }
  }
`;
const Pane = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  > * { grid-area: 1 / 1; }
`;

interface ContentFieldProps {
  name: string;
  /** Given the way to change the text of an article, whose page the field is. */
  edit?: RefObject<EditHandler | null>;
}

/** A toolbar, and a Markdown text below it. */
export const ContentField = memo(function ContentField({ name, edit }: ContentFieldProps) {
  const { base } = useForm();
  const { text, setValue, frame } = useField(name);
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
      const tableMenu = () => setTableMenuOpen(true);
      if ('opens' in action) ({ link: openLink, media: openMedia, tableMenu })[action.opens]();
      else handleEdit(action.edit);
    },
    [handleEdit, openLink, openMedia],
  );

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

  const shared = { ref: source, label: frame.label, value: text, onChange: setValue, onRun: run };
  return (
    <>
      <Writing
        {...frame}
        data-writing={edit ? 'page' : 'field'}
        // A label focuses native controls alone.
        onClick={({ target }) => target instanceof HTMLLabelElement && source.current?.focus()}
      >
        <Frame>
          <MarkdownToolbar
            source={source}
            onRun={run}
            isTableMenuOpen={isTableMenuOpen}
            onTableMenu={setTableMenuOpen}
            isFormatted={formatted !== undefined}
            onView={code && showFormatted}
          />
          <Pane
            onKeyDownCapture={handleKeyDown}
            onPasteCapture={handlePaste}
            onDropCapture={media.takeDrop}
          >
            {code ? (
              <code.CodeSource {...shared} plainState={code.plainState} formatted={formatted} />
            ) : (
              <PlainSource {...shared} control={control} />
            )}
            {edit && !base && text === '' && <TemplateChoice onEdit={handleEdit} />}
          </Pane>
        </Frame>
      </Writing>
      {link.dialog}
      {media.dialog}
    </>
  );
});
