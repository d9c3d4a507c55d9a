import { Field, theme, useFieldControl, visuallyHiddenStyle } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useField } from '../form/fields/formContext';
import { ContentField } from './content/ContentField';
import type { EditHandler } from './content/TextEdit';

const { color, font, layout, space } = theme;

/** The fields of the page that is written; the others are its settings. */
export const TEXT_FIELDS: readonly string[] = ['title', 'content'];

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  width: min(100%, ${layout.measure} + 2 * ${space.md});
  margin-inline: auto;
`;
const Title = styled(Field)`
  padding: ${space.xxs} ${space.md};

  > label { ${visuallyHiddenStyle} }
  &:has([aria-invalid]) { padding-bottom: ${space.sm}; }
`;
const Heading = styled.textarea`
  display: block;
  width: 100%;
  padding: ${space.xxs} 0;
  border: 0;
  border-bottom: 2px solid transparent;
  outline: none;
  background: none;
  font: 700 2rem/1.2 ${font.display};
  letter-spacing: -0.022em;
  resize: none;

  @supports (field-sizing: content) { field-sizing: content; }
  &::placeholder { color: ${color.inkMuted}; opacity: 1; }
  &:hover { border-color: ${color.line}; }
  &:focus { border-color: ${color.accent}; }
  &[aria-invalid] { border-color: ${color.danger}; }
`;

const TitleInput = (props: ComponentProps<'textarea'>) => (
  <Heading rows={1} placeholder="Title" {...useFieldControl()} {...props} />
);

interface ArticleTextProps {
  /** Given the way to change the text. */
  edit: RefObject<EditHandler | null>;
  /** What stands above the title, if anything. */
  notice: ReactNode;
}

/** The title, which looks like a heading and has no line breaks, and the text below it. */
export function ArticleText({ edit, notice }: ArticleTextProps) {
  const { text, setValue, frame } = useField('title');

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || isComposing(event)) return;
    event.preventDefault();
    edit.current?.(() => ({ from: 0, to: 0, insert: '', select: [0, 0] }));
  }
  return (
    <Page>
      {notice}
      <Title {...frame}>
        <TitleInput
          value={text}
          onChange={({ target }) => setValue(target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={handleKeyDown}
        />
      </Title>
      <ContentField name="content" edit={edit} />
    </Page>
  );
}
