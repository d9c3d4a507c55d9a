import type { TableContent } from '../../guides/guide';

/** What is collected on which occasion. */
export const personalData: TableContent = {
  caption: 'Personal data by occasion',
  columns: ['Occasion', 'Data categories', 'Purposes', 'Lawful basis'],
  rows: [
    [
      'Contact form',
      'First and last name, work e-mail, company, monthly job volume, message',
      'Answer you, prepare an offer or a demonstration',
      'Legitimate interest in answering requests (GDPR Art. 6(1)(f))',
    ],
    [
      'Newsletter signup',
      'E-mail address, time of signing up',
      'Send the newsletter until you unsubscribe',
      'Consent (GDPR Art. 6(1)(a))',
    ],
    [
      'Demo request',
      'Region, e-mail, company name, phone number where you give one',
      'Create a trial account and help you to get started',
      'Legitimate interest in providing what you asked for (GDPR Art. 6(1)(f))',
    ],
    [
      'Passive browsing data',
      'Shortened technical logs; with your consent also pages viewed, device type and approximate region',
      'Keep the site secure and available; with consent, learn which pages help',
      'Legitimate interest for security; consent for analytics and marketing',
    ],
  ],
};
