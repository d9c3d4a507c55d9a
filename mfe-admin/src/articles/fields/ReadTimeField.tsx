import type { ArticlePreview } from '@pressline/shared-api';
import { Button, Field, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useForm } from '../../fields/formContext';

const Compute = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space.xxs};
`;

const countOf = (words: number) => `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`;

/** Read Time, and what it would be by the number of words. */
export function ReadTimeField({ preview }: { preview: ArticlePreview | undefined }) {
  const { draft, problems, setValue, resource } = useForm();
  const field = resource.fields.readTime;
  const bounds = field?.kind === 'integer' && { min: field.min, max: field.max };
  const computed = preview ? String(preview.readTime) : '';
  const hint = preview
    ? `${countOf(preview.wordCount)} · about ${computed} min`
    : 'Counting words...';
  return (
    <Field label="Read Time (minutes)" hint={hint} error={problems.readTime}>
      <TextInput
        {...bounds}
        type="number"
        inputMode="numeric"
        value={String(draft.readTime ?? '')}
        onChange={(event) => setValue('readTime', event.target.value)}
      />
      {computed && computed !== draft.readTime && (
        <Compute variant="secondary" size="sm" onClick={() => setValue('readTime', computed)}>
          Compute from text
        </Compute>
      )}
    </Field>
  );
}
