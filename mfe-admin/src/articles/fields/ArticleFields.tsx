import type { ArticlePreview } from '@pressline/shared-api';
import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FieldInput, type FieldInputs } from '../../fields/FieldInput';
import { useForm } from '../../fields/formContext';
import { formFields } from '../../fields/formFields';
import { ContentField } from './ContentField';
import { ReadTimeField } from './ReadTimeField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.md};

  > * { grid-column: span 6; }
  > :is([data-field='isPublished'], [data-field='isFeatured']) { grid-column: span 3; }
  ${media.small} {
    > :is([data-field='title'], [data-field='tags']) { grid-column: span 4; }
    > :is([data-field='categoryId'], [data-field='readTime']) { grid-column: span 2; }
    > [data-field='isPublished'] { grid-column: span 2; }
    > [data-field='isFeatured'] { grid-column: span 4; }
  }
`;

interface ArticleFieldsProps {
  preview: ArticlePreview | undefined;
  onScrolled: (share: number) => void;
}

/** The inputs of an article, the short ones side by side where there is room. */
export function ArticleFields({ preview, onScrolled }: ArticleFieldsProps) {
  const { resource } = useForm();
  const inputs: FieldInputs = {
    slug: <SlugField />,
    content: <ContentField onScrolled={onScrolled} />,
    readTime: <ReadTimeField preview={preview} />,
    tags: <TagsField />,
  };
  return (
    <Layout>
      {formFields(resource).map(([name]) => (
        <div key={name} data-field={name}>
          {inputs[name] ?? <FieldInput name={name} />}
        </div>
      ))}
    </Layout>
  );
}
