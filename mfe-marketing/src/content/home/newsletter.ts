import NewsletterSection from '../../sections/NewsletterSection';
import { withContent } from '../../sections/withContent';

export default withContent(NewsletterSection, {
  id: 'newsletter',
  eyebrow: 'Newsletter',
  title: 'One sheet a month',
  lead: 'A job that went wrong and why, a figure worth comparing with yours, and what is new in the product.',
  note: 'One mail a month. Every one of them has a link that ends it.',
});
