import { company } from '@pressline/shared-api/company';

const { productName, schedulingUrl, contactEmail, trialDays } = company;

const help = '/help';

function mailto(subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Names, links and promises that more than one text uses. The company's own data come from `company`. */
export const site = {
  productName,
  contactEmail,
  trialDays,
  trialOffer: `${trialDays} days free, no credit card`,
  demoMinutes: 30,
  links: {
    demo: schedulingUrl,
    trial: '/#contact',
    contact: '/#contact',
    help,
    /** Finds what the help center has about a topic. */
    helpOn: (topic: string) => `${help}?q=${encodeURIComponent(topic)}`,
    trialRequest: mailto(`Start a ${trialDays}-day trial`, [
      'Company: ',
      'Region (USA or International): ',
      'Phone (optional): ',
      'What we print: ',
    ]),
    salesMail: mailto(`Question about ${productName}`, [
      'Company: ',
      'Jobs a month (1-100, 101-500, 501-2000, 2000+): ',
      'Question: ',
    ]),
  },
} as const;
