import type { ArticlePreview } from '@pressline/shared-api';
import { Button, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FieldInput } from '../resource/FieldInput';
import { useForm } from '../resource/formContext';

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.xs};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

const countOf = (words: number) => `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`;

/** Read Time, and what it would be by the number of words. */
export function ReadTimeField({ preview }: { preview: ArticlePreview | undefined }) {
  const { draft, setValue } = useForm();
  const computed = preview && preview.wordCount > 0 ? String(preview.readTime) : undefined;
  return (
    <div>
      <FieldInput name="readTime" />
      {preview && (
        <Count as="div">
          <span>{countOf(preview.wordCount)}</span>
          {computed && computed !== draft.readTime && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setValue('readTime', computed)}
              aria-label={`Compute from text: ${computed} ${computed === '1' ? 'minute' : 'minutes'}`}
            >
              Compute from text: {computed} min
            </Button>
          )}
        </Count>
      )}
    </div>
  );
}
