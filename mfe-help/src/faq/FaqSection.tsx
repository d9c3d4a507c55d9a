import type { PublicFaq } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Skeleton, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { Shelf } from '../components/Shelf';
import { faqsQuery } from '../queries';
import { FaqItem } from './FaqItem';

const List = styled.div`
  border-top: 1px solid ${theme.color.ink};
`;

const mostReadFirst = (faqs: PublicFaq[]) => [...faqs].sort((a, b) => b.views - a.views);

export function FaqSection() {
  return (
    <Shelf
      title="Frequently asked"
      lead="Common questions from the counter, the office and the press room."
      query={useQuery({ ...faqsQuery(), select: mostReadFirst })}
      failure="Failed to fetch FAQs"
      skeleton={<Skeleton height="28rem" />}
      first={8}
    >
      {(shown) => (
        <List>
          {shown.map((faq) => (
            <FaqItem key={faq.id} faq={faq} group="faqs" />
          ))}
        </List>
      )}
    </Shelf>
  );
}
