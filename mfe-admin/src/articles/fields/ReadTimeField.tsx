import type { ArticlePreview } from '@pressline/shared-api';
import { Button, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { FieldInput } from '../../fields/FieldInput';
import { useField } from '../../fields/formContext';

const Use = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space.xxs};
`;

/** Read Time, and what it would be by the number of words. */
export function ReadTimeField({ preview }: { preview: ArticlePreview | undefined }) {
  const { value, setValue } = useField('readTime');
  const computed = preview ? String(preview.readTime) : '';
  const hint = preview
    ? `${formatCount(preview.wordCount, 'word')} · about ${computed} min`
    : 'Counting words...';
  return (
    <>
      <FieldInput name="readTime" hint={hint} />
      {computed && computed !== value && (
        <Use variant="secondary" size="sm" onClick={() => setValue(computed)}>
          Use {computed} min
        </Use>
      )}
    </>
  );
}
