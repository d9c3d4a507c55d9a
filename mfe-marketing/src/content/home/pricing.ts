import PricingPlans from '../../sections/PricingPlans';
import { withContent } from '../../sections/withContent';
import { site } from '../site';

const { trialOffer, links } = site;

export default withContent(PricingPlans, {
  id: 'pricing',
  eyebrow: 'Pricing',
  title: 'Plans by the jobs you finish',
  lead: 'Count the tickets you close in a month. What a plan costs depends on your equipment and the systems to connect, so we quote it the way you would: after asking.',
  featuredLabel: 'Recommended',
  note: `Every plan can be tried first: ${trialOffer}.`,
  plans: [
    {
      name: 'Entry',
      volume: ['Up to 500', 'jobs a month'],
      description: 'For a shop whose open tickets still fit on one wall.',
      features: [
        'Workflows and pricing engines',
        'Production floor',
        'CRM and sales',
        'Help center and e-mail support',
      ],
      buttonText: 'Contact Sales',
      to: links.contactAbout('Entry'),
    },
    {
      name: 'Professional',
      volume: ['Up to 2,000', 'jobs a month'],
      description: 'For several departments and more than one shift.',
      isFeatured: true,
      features: [
        'Everything in Entry',
        'Purchase and inventory',
        'Ecommerce (beta)',
        'Integrations and API access',
      ],
      buttonText: 'Contact Sales',
      to: links.contactAbout('Professional'),
    },
    {
      name: 'Enterprise',
      volume: ['Unlimited', 'jobs a month'],
      description: 'For groups with several plants and an IT department to convince.',
      features: [
        'Everything in Professional',
        'Several plants in one schedule',
        'Set-up with your estimating data',
        'A named contact',
      ],
      buttonText: 'Contact Sales',
      to: links.demo,
    },
  ],
});
