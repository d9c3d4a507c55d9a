import type { ArticlePreview } from '@pressline/shared-api';
import { Button, Field, TextInput, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { useField } from '../form/fields/formContext';

const Use = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space.xxs};
`;

interface ReadTimeFieldProps {
  preview: ArticlePreview | undefined;
}

/** An emptied read time is the computed one, and stays empty on the screen while the next is typed. */
export const ReadTimeField = memo(function ReadTimeField({ preview }: ReadTimeFieldProps) {
  const { value, setValue, frame } = useField('readTime');
  const [isEmptied, setIsEmptied] = useState(false);
  const computed = preview ? String(preview.readTime) : '';
  const hint = preview
    ? `${formatCount(preview.wordCount, 'word')} · about ${computed} min. Leave blank to use this estimate`
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
