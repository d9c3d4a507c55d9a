import type { ArticlePreview } from '@pressline/shared-api';
import { Cluster, Field, Stack, TextInput } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { Fragment, memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Note, SmallButton } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useField, useForm } from '../form/fields/formContext';
import { formFields } from '../form/fields/formFields';
import { TEXT_FIELDS } from './ArticleText';
import { scheduleTexts } from './drafts/scheduleTexts';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const Beside = styled(Cluster)`
  flex-wrap: nowrap;

  > button { flex: none; }
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
    <Field {...frame} hint={hint}>
      <Beside>
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
        {computed && computed !== value && (
          <SmallButton label={`Use ${computed} min`} onClick={() => setValue(computed)} />
        )}
      </Beside>
    </Field>
  );
});

/** Before all others: what is set most often. */
const FIRST = ['categoryId', 'summary', 'isPublished', 'isFeatured'];

interface ArticleSettingsProps {
  preview: ArticlePreview | undefined;
  children: ReactNode;
}

/** The fields of an article beside its title and text, and what is planned for it. */
export function ArticleSettings({ preview, children }: ArticleSettingsProps) {
  const { resource, base } = useForm();
  const inputs: Partial<Record<string, ReactNode>> = {
    slug: <SlugField />,
    readTime: <ReadTimeField preview={preview} />,
    tags: <TagsField />,
  };
  const names = new Set([...FIRST, ...formFields(resource).map(([name]) => name)]);
  return (
    <Stack gap="sm">
      {[...names]
        .filter((name) => !TEXT_FIELDS.includes(name))
        .map((name) => (
          <Fragment key={name}>{inputs[name] ?? <FieldInput name={name} />}</Fragment>
        ))}
      {base && scheduleTexts(base)?.facts.map((fact) => <Note key={fact}>{fact}</Note>)}
      {children}
    </Stack>
  );
}
