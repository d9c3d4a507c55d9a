import { theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import { PageSection, type SectionIntro } from '../components/PageSection';

const NewsletterForm = island(
  () => import(/* webpackChunkName: "newsletter-form" */ '../forms/NewsletterForm'),
  'used',
);

const Note = styled.p`
  margin-top: ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

interface NewsletterSectionProps extends SectionIntro {
  note: string;
}

export default function NewsletterSection({ note, ...intro }: NewsletterSectionProps) {
  return (
    <PageSection {...intro}>
      <NewsletterForm />
      <Note>{note}</Note>
    </PageSection>
  );
}
