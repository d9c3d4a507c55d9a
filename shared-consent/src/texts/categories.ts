import type { ConsentCategory } from '../record/record';

/** One cookie category as the dialog and the cookie policy describe it. */
interface CategoryDescription {
  title: string;
  description: string;
  examples: readonly string[];
  purposes: readonly string[];
  legalBasis: string;
  retention: string;
  thirdParties: string;
  isAlwaysActive: boolean;
}

/** The four categories with their texts, in the order in which they are shown. */
export const categories: Readonly<Record<ConsentCategory, CategoryDescription>> = {
  necessary: {
    title: 'Necessary',
    description:
      'Needed for the site to work. They keep you signed in, protect forms and remember your settings, such as this choice. They can’t be turned off.',
    examples: ['Session management', 'Security tokens', 'User preferences'],
    purposes: [
      'Keep you signed in and sign you out safely',
      'Protect forms and accounts from misuse',
      'Remember your cookie choices and the light or dark theme',
    ],
    legalBasis:
      'Legitimate interest in a working and secure site (GDPR Art. 6(1)(f)). Strictly necessary storage does not require consent (ePrivacy Directive Art. 5(3)).',
    retention:
      'Session cookies end when you close the browser. Persistent cookies are kept for 1 year.',
    thirdParties: 'None. Only this site sets and reads them.',
    isAlwaysActive: true,
  },
  functional: {
    title: 'Functional',
    description:
      'Make the site more convenient. They remember your language, what you typed in a form and how you arranged a page.',
    examples: ['Language preferences', 'Form data persistence', 'UI customizations'],
    purposes: [
      'Show the site in the language you chose',
      'Save a form you have not sent yet',
      'Remember how you arranged panels and lists',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: 'Up to 2 years.',
    thirdParties: 'None. Only this site sets and reads them.',
    isAlwaysActive: false,
  },
  analytics: {
    title: 'Analytics',
    description:
      'Tell us which pages people read and where something is slow or fails, so we can improve them.',
    examples: ['A web analytics service', 'Performance monitoring', 'Usage statistics'],
    purposes: [
      'Count visits and see which pages are useful and which are not',
      'Measure loading times and errors',
      'Compare how changes to the site perform',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: '26 months with the web analytics service, 24 months with any other provider.',
    thirdParties: 'A web analytics service, which processes the data on our behalf.',
    isAlwaysActive: false,
  },
  marketing: {
    title: 'Marketing',
    description:
      'Let us measure our advertising and show it to people who may be interested, here and on other sites.',
    examples: ['Ad targeting', 'Social media pixels', 'Conversion tracking'],
    purposes: [
      'Show ads that fit your interests',
      'Recognize visits that came from an ad or a social network',
      'Measure which ad led to a request or signup',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: '540 days with the ads service, 180 days for social media pixels.',
    thirdParties: 'An ads service and the social networks whose pixels we use.',
    isAlwaysActive: false,
  },
};
