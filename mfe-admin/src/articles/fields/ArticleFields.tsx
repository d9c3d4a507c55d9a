import type { ArticlePreview } from '@pressline/shared-api';
import { Button, Cluster, Field, media, TextInput, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { memo, type ReactNode, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { FieldInput } from '../../fields/FieldInput';
import { useField, useForm } from '../../fields/formContext';
import { formFields } from '../../fields/formFields';
import type { OnEdit } from '../markdown/TextEdit';
import { scheduleTexts } from '../schedule/scheduleTexts';
import { ContentField } from './ContentField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const Use = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space.xxs};
`;

interface ArticleFieldsProps {
  preview: ArticlePreview | undefined;
  /** Given the way to change the text. */
  edit: RefObject<OnEdit | null>;
  onScrolled: (share: number) => void;
}

/** An emptied read time is the computed one, and stays empty on the screen while the next is typed. */
const ReadTimeField = memo(function ReadTimeField({
  preview,
}: Pick<ArticleFieldsProps, 'preview'>) {
  const { value, setValue, frame } = useField('readTime');
  const [isEmptied, setIsEmptied] = useState(false);
  const computed = preview ? String(preview.readTime) : '';
  const hint = preview
    ? `${formatCount(preview.wordCount, 'word')} · about ${computed} min. Leave empty to use this`
    : 'Counting words...';
  return (
    <>
      <Field {...frame} hint={hint}>
        <TextInput
          type="number"
          inputMode="numeric"
          value={isEmptied ? '' : String(value)}
          onChange={({ target }) => {
            setIsEmptied(target.value === '');
            setValue(target.value || computed);
          }}
          onBlur={() => setIsEmptied(false)}
        />
      </Field>
      {computed && computed !== value && (
        <Use variant="secondary" size="sm" onClick={() => setValue(computed)}>
          Use {computed} min
        </Use>
      )}
    </>
  );
});

/** What is above the text, however long that is. */
const AT_HAND = ['title', 'categoryId', 'isPublished', 'isFeatured'];

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.md};

  > * { grid-column: span 6; }
  ${media.small} {
    > :is([data-field='title'], [data-field='tags']) { grid-column: span 4; }
    > :is([data-field='categoryId'], [data-field='readTime'], [data-field='isPublished']) { grid-column: span 2; }
    > [data-field='isFeatured'] { grid-column: span 4; }
  }
`;

const Planned = styled(Cluster)`
  gap: ${theme.space.xxs} ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

export function ArticleFields({ preview, edit, onScrolled }: ArticleFieldsProps) {
  const { resource, base } = useForm();
  const planned = base && scheduleTexts(base);
  const names = formFields(resource).map(([name]) => name);
  const inputs: Partial<Record<string, ReactNode>> = {
    slug: <SlugField />,
    content: <ContentField edit={edit} onScrolled={onScrolled} />,
    readTime: <ReadTimeField preview={preview} />,
    tags: <TagsField />,
  };
  const shown = (name: string) => (
    <div key={name} data-field={name}>
      {inputs[name] ?? <FieldInput name={name} />}
    </div>
  );
  return (
    <Layout>
      {AT_HAND.map(shown)}
      {planned && (
        <Planned>
          {planned.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Planned>
      )}
      {names.filter((name) => !AT_HAND.includes(name)).map(shown)}
    </Layout>
  );
}
