import { useQuery } from '@pressline/shared-api/query';
import { ErrorState, Skeleton, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { MoreOf } from '../front/MoreOf';
import { Shelf } from '../front/Shelf';
import { faqsQuery } from '../queries';
import { FaqItem } from './FaqItem';

const FIRST = 8;

const List = styled.div`
  border-top: 1px solid ${theme.color.ink};
`;

/** The questions that readers open most; nothing when there are none. */
export function FaqSection() {
  const faqs = useQuery(faqsQuery());
  if (faqs.data?.length === 0) return null;

  function content() {
    if (faqs.isLoadingError) {
      return <ErrorState message="Failed to fetch FAQs" onRetry={() => void faqs.refetch()} />;
    }
    if (!faqs.data) return <Skeleton height="28rem" />;
    return (
      <MoreOf items={[...faqs.data].sort((a, b) => b.views - a.views)} first={FIRST}>
        {(shown) => (
          <List>
            {shown.map((faq) => (
              <FaqItem key={faq.id} faq={faq} group="faqs" />
            ))}
          </List>
        )}
      </MoreOf>
    );
  }

  return (
    <Shelf
      title="Frequently asked"
      lead="The questions that come up at the counter, the desk and the press."
    >
      {content()}
    </Shelf>
  );
}
