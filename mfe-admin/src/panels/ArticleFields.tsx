import { Cluster, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FieldInput } from '../resource/FieldInput';

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.md};

  ${media.small} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * { grid-column: span 6; }
    > [data-span='2'] { grid-column: span 2; }
    > [data-span='4'] { grid-column: span 4; }
  }
`;

/** The inputs of an article, the short ones side by side where there is room. */
export function ArticleFields() {
  return (
    <Layout>
      <div data-span="4">
        <FieldInput name="title" />
      </div>
      <div data-span="2">
        <FieldInput name="categoryId" />
      </div>
      <FieldInput name="summary" rows={2} />
      <FieldInput name="content" rows={15} />
      <div data-span="2">
        <FieldInput name="readTime" />
      </div>
      <div data-span="4">
        <FieldInput name="tags" />
      </div>
      <FieldInput name="slug" />
      <Cluster gap="xl">
        <FieldInput name="isPublished" />
        <FieldInput name="isFeatured" />
      </Cluster>
    </Layout>
  );
}
