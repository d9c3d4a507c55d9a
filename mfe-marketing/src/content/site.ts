import { company } from '@pressline/shared-api/company';

const { productName, schedulingUrl, contactEmail, trialDays } = company;

const help = '/help';

/** Names, links and promises that more than one text uses. The company's own data come from `company`. */
export const site = {
  productName,
  contactEmail,
  trialDays,
  trialOffer: `${trialDays} days free, no credit card`,
  demoMinutes: 30,
  links: {
    demo: schedulingUrl,
    /** Opens the trial dialog, from any page. */
    trial: '/#trial',
    contact: '/#contact',
    /** The contact form with the plan noted in its message. */
    contactAbout: (plan: string) => `/?plan=${encodeURIComponent(plan)}#contact`,
    help,
    mail: `mailto:${contactEmail}?subject=${encodeURIComponent(`Question about ${productName}`)}`,
  },
} as const;
