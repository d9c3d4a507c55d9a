import { TextArea, theme } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { type KeyboardEvent, type RefObject, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import type { ContentSourceProps } from './ContentSource';
import { continueList } from './markdownEdits';
import { type AmendHandler, applyEdit, type EditHandler, selectionIn } from './TextEdit';

const Source = styled(TextArea)`
  height: 100%;
  padding-inline: ${theme.space.md};
  && { border: 0; outline: none; background: none; box-shadow: none; }
  font: 400 ${theme.text.small}/1.6 ${theme.font.mono};
  tab-size: 2;
  resize: none;
`;

interface PlainSourceProps extends ContentSourceProps {
  control: RefObject<HTMLTextAreaElement | null>;
}

/** The text until the highlighted editor has arrived, and where it cannot run. */
export function PlainSource({ ref, control, value, onChange }: PlainSourceProps) {
  const edit: EditHandler = (make) => {
    const result = control.current ? make(selectionIn(control.current)) : undefined;
    if (control.current && result) applyEdit(control.current, result);
    return result !== undefined;
  };
  const amend: AmendHandler = (change) => {
    const result = control.current ? change(control.current.value) : undefined;
    if (result) {
      control.current?.setRangeText(result.insert, result.from, result.to, 'preserve');
      control.current?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return result !== undefined;
  };
  useImperativeHandle(ref, () => ({ edit, amend, focus: () => control.current?.focus() }));

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || isComposing(event)) return;
    if (edit(continueList)) event.preventDefault();
  }

  return (
    <Source
      ref={control as RefObject<HTMLTextAreaElement>}
      rows={15}
      value={value}
      spellCheck
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}
