import type { PublicFaq } from '@pressline/shared-api';
import { PanelHeading } from '../browse/PanelHeading';
import { FaqItem } from './FaqItem';

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
