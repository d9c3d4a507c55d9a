import { Field, TextArea, theme } from '@pressline/shared-ui';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { useField } from '../../fields/formContext';
import { continueList } from '../markdown/continueList';
import { MarkdownToolbar } from '../markdown/MarkdownToolbar';
import { actionOf } from '../markdown/shortcuts';
import { applyEdit, type Selected, selectedIn, type TextEdit } from '../markdown/TextEdit';

const Source = styled(TextArea)`
  min-height: max(16lh, 100dvh - 35rem);
  border-radius: 0 0 ${theme.radius.sm} ${theme.radius.sm};
  font: 400 ${theme.text.small}/1.6 ${theme.font.mono};
  tab-size: 2;
`;

const ADDRESS = /^https?:\/\/\S+$/;

/** The toolbar, and the Markdown below it. `onScrolled` gets the share that is scrolled past, from 0 to 1. */
export function ContentField({ onScrolled }: { onScrolled: (share: number) => void }) {
  const { text, setValue, frame } = useField('content');
  const control = useRef<HTMLTextAreaElement>(null);

  function handleEdit(edit: (selected: Selected) => TextEdit | undefined): boolean {
    const result = control.current ? edit(selectedIn(control.current)) : undefined;
    if (control.current && result) applyEdit(control.current, result);
    return result !== undefined;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const action = actionOf(event);
    const isPlainEnter =
      event.key === 'Enter' && !(event.shiftKey || event.ctrlKey || event.metaKey);
    if (action ? handleEdit(action.edit) : isPlainEnter && handleEdit(continueList)) {
      event.preventDefault();
    }
  }

  /** An address that is pasted over words makes a link of them. */
  function handlePaste(event: ClipboardEvent) {
    const address = event.clipboardData.getData('text/plain').trim();
    const isLink = ADDRESS.test(address) && handleEdit((selected) => linkOf(selected, address));
    if (isLink) event.preventDefault();
  }

  return (
    <Field {...frame}>
      <div>
        <MarkdownToolbar onEdit={handleEdit} />
        <Source
          ref={control as RefObject<HTMLTextAreaElement>}
          rows={15}
          value={text}
          spellCheck
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
            onScrolled(scrollTop / Math.max(1, scrollHeight - clientHeight))
          }
        />
      </div>
    </Field>
  );
}

function linkOf({ text, start, end }: Selected, address: string): TextEdit | undefined {
  const words = text.slice(start, end);
  if (words === '' || words.includes('\n') || ADDRESS.test(words)) return undefined;
  const insert = `[${words}](${address})`;
  return { from: start, to: end, insert, select: [insert.length, insert.length] };
}
