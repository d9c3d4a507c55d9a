import type { ArticlePreview } from '@pressline/shared-api';
import { Cluster, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FieldInput } from '../../fields/FieldInput';
import { ContentField } from './ContentField';
import { ReadTimeField } from './ReadTimeField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};

  ${media.small} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * { grid-column: span 6; }
    > [data-span='2'] { grid-column: span 2; }
    > [data-span='4'] { grid-column: span 4; }
  }
`;

interface ArticleFieldsProps {
  saved: { id: string; slug: string } | undefined;
  preview: ArticlePreview | undefined;
  onScrolled: (share: number) => void;
}

/** The inputs of an article, the short ones side by side where there is room. */
export function ArticleFields({ saved, preview, onScrolled }: ArticleFieldsProps) {
  return (
    <Layout>
      <div data-span="4">
        <FieldInput name="title" />
      </div>
      <div data-span="2">
        <FieldInput name="categoryId" />
      </div>
      <FieldInput name="summary" rows={2} />
      <ContentField onScrolled={onScrolled} />
      <div data-span="2">
        <ReadTimeField preview={preview} />
      </div>
      <div data-span="4">
        <TagsField />
      </div>
      <SlugField key={saved?.id} saved={saved} />
      <Cluster gap="xl">
        <FieldInput name="isPublished" />
        <FieldInput name="isFeatured" />
      </Cluster>
    </Layout>
  );
}
