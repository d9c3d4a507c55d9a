import type { PublicFaq } from '@pressline/shared-api';
import { FaqItem } from './FaqItem';
import { PanelHeading } from './PanelHeading';

/** The questions of one category. */
export function FaqList({ faqs, group }: { faqs: readonly PublicFaq[]; group: string }) {
  return (
    <div>
      <PanelHeading>Frequently asked</PanelHeading>
      {faqs.map((faq) => (
        <FaqItem key={faq.id} faq={faq} group={group} />
      ))}
    </div>
  );
}
