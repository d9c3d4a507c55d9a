import type { ArticlePreview } from '@pressline/shared-api';
import { Button, Field, TextInput, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { FieldInput } from '../form/fields/FieldInput';
import { useField, useForm } from '../form/fields/formContext';
import { formFields } from '../form/fields/formFields';
import { FieldGrid, MAIN_FIELDS } from './ArticleFields';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const Use = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space.xxs};
`;

interface ReadTimeFieldProps {
  preview: ArticlePreview | undefined;
}

/** An emptied read time is the computed one, and stays empty on the screen while the next is typed. */
const ReadTimeField = memo(function ReadTimeField({ preview }: ReadTimeFieldProps) {
  const { value, setValue, frame } = useField('readTime');
  const [isEmptied, setIsEmptied] = useState(false);
  const computed = preview ? String(preview.readTime) : '';
  const hint = preview
    ? `${formatCount(preview.wordCount, 'word')} · about ${computed} min. Leave blank to use the estimate`
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

interface ArticleDetailsProps {
  preview: ArticlePreview | undefined;
  children: ReactNode;
}

/** The fields of an article that are not beside its text. */
export function ArticleDetails({ preview, children }: ArticleDetailsProps) {
  const { resource } = useForm();
  const inputs: Partial<Record<string, ReactNode>> = {
    slug: <SlugField />,
    readTime: <ReadTimeField preview={preview} />,
    tags: <TagsField />,
  };
  const names = formFields(resource).map(([name]) => name);
  return (
    <div>
      <FieldGrid>
        {names
          .filter((name) => !MAIN_FIELDS.includes(name))
          .map((name) => (
            <div key={name} data-field={name}>
              {inputs[name] ?? <FieldInput name={name} />}
            </div>
          ))}
      </FieldGrid>
      {children}
    </div>
  );
}
