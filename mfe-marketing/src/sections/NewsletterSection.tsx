import { theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import { PageSection, type SectionIntro } from '../components/PageSection';

const NewsletterForm = island(
  () => import(/* webpackChunkName: "newsletter-form" */ '../forms/NewsletterForm'),
  'used',
);

const Row = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: 40rem;
`;
const Note = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

interface NewsletterSectionProps extends SectionIntro {
  note: string;
}

/** The newsletter sign-up, with what it is and how to end it. */
export default function NewsletterSection({ note, ...intro }: NewsletterSectionProps) {
  return (
    <PageSection {...intro}>
      <Row>
        <NewsletterForm />
        <Note>{note}</Note>
      </Row>
    </PageSection>
  );
}
