import { Cluster, media, theme } from '@pressline/shared-ui';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { FieldInput } from '../form/fields/FieldInput';
import { useForm } from '../form/fields/formContext';
import { ContentField } from './content/ContentField';
import type { EditHandler } from './content/TextEdit';
import { scheduleTexts } from './drafts/scheduleTexts';

/** Fields by their names, beside each other where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.md};

  > * { grid-column: span 6; }
  ${media.small} {
    > :is([data-field='title'], [data-field='summary'], [data-field='tags']) { grid-column: span 4; }
    > :is([data-field='categoryId'], [data-field='readTime'], [data-field='isPublished']) { grid-column: span 2; }
  }
`;

/** The fields that are always beside the text; the others are in the details. */
export const MAIN_FIELDS: readonly string[] = [
  ...['title', 'categoryId', 'summary', 'isPublished', 'isFeatured', 'content'],
];

/* The text gets the height that is left, and scrolls by itself. */
const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};

  ${media.medium} { height: max(100cqh, 30rem); }
`;
const Planned = styled(Cluster)`
  gap: ${theme.space.xxs} ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

interface ArticleFieldsProps {
  /** Given the way to change the text. */
  edit: RefObject<EditHandler | null>;
  /** What stands above the fields, if anything. */
  notice: ReactNode;
  onScrolled: (share: number) => void;
  /** What stands below the text. */
  children: ReactNode;
}

export function ArticleFields({ edit, notice, onScrolled, children }: ArticleFieldsProps) {
  const { base } = useForm();
  const planned = base && scheduleTexts(base);
  return (
    <Layout>
      {notice}
      <FieldGrid>
        {['title', 'categoryId', 'summary'].map((name) => (
          <div key={name} data-field={name}>
            <FieldInput name={name} />
          </div>
        ))}
        <div data-field="isPublished">
          <FieldInput name="isPublished" />
          <FieldInput name="isFeatured" />
        </div>
        {planned && (
          <Planned>
            {planned.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Planned>
        )}
      </FieldGrid>
      <ContentField edit={edit} onScrolled={onScrolled} />
      {children}
    </Layout>
  );
}
