import { company } from '@pressline/shared-api/company';

const { productName, schedulingUrl, contactEmail, careersEmail, privacyEmail, trialDays } = company;

const help = '/help';

function mailFields(position?: string): string {
  const subject = position ? `Application: ${position}` : 'My resume';
  const body = [
    'Hello,',
    '',
    position
      ? `I’d like to apply for the ${position} position.`
      : 'I’d like to work with you. My field:',
    '',
    'My resume is attached.',
  ].join('\r\n');
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A prefilled application by email; without a position, an unsolicited one. */
const apply = (position?: string) => `mailto:${careersEmail}?${mailFields(position)}`;

/** Names, links and promises that more than one text uses. The company's own data come from `company`. */
export const site = {
  productName,
  contactEmail,
  privacyEmail,
  trialDays,
  trialTitle: 'Start your free trial',
  trialOffer: `${trialDays} days free, no credit card`,
  demoMinutes: 30,
  /** The names of the five parts of the product. */
  features: {
    workflows: 'Workflows and pricing engines',
    production: 'Production floor',
    sales: 'CRM and sales',
    inventory: 'Purchase and inventory',
    ecommerce: 'Ecommerce',
  },
  /** Those whose price is asked for in the contact form. */
  plans: {
    entry: 'Entry',
    professional: 'Professional',
  },
  links: {
    demo: schedulingUrl,
    trial: '/#trial',
    contact: '/#contact',
    contactAbout: (plan: string) => `/?plan=${encodeURIComponent(plan)}#contact`,
    /** The contact form with the wish for an API key noted in its message. */
    apiAccess: '/?request=api#contact',
    help,
    apply,
    resume: apply(),
    mail: `mailto:${contactEmail}?subject=${encodeURIComponent(`Question about ${productName}`)}`,
  },
} as const;
