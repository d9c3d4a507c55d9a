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
      'Needed for the site to work: they keep you signed in, protect forms and remember settings that you made, such as this choice. They cannot be switched off.',
    examples: ['Session management', 'Security tokens', 'User preferences'],
    purposes: [
      'Keep a signed-in session and end it safely',
      'Protect forms and accounts against misuse',
      'Remember your cookie choices and the light or dark theme',
    ],
    legalBasis:
      'Legitimate interest in a working and secure site (GDPR Art. 6(1)(f)). Strictly necessary storage needs no consent (ePrivacy Directive Art. 5(3)).',
    retention: 'Session cookies end when you close the browser; persistent ones are kept 1 year.',
    thirdParties: 'None. They are set and read by this site alone.',
    isAlwaysActive: true,
  },
  functional: {
    title: 'Functional',
    description:
      'Make the site more convenient: they remember your language, keep what you typed into a form and how you arranged a page.',
    examples: ['Language preferences', 'Form data persistence', 'UI customizations'],
    purposes: [
      'Show the site in the language you chose',
      'Keep a form that you have not sent yet',
      'Remember how you arranged panels and lists',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: 'Up to 2 years.',
    thirdParties: 'None. They are set and read by this site alone.',
    isAlwaysActive: false,
  },
  analytics: {
    title: 'Analytics',
    description:
      'Tell us which pages are read and where something is slow or fails, so that we can improve them.',
    examples: ['A web analytics service', 'Performance monitoring', 'Usage statistics'],
    purposes: [
      'Count visits and see which pages help and which do not',
      'Measure loading times and errors',
      'Compare changes of the site by their effect',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: '26 months with the web analytics service, 24 months with any other provider.',
    thirdParties: 'A web analytics service, which processes the data on our behalf.',
    isAlwaysActive: false,
  },
  marketing: {
    title: 'Marketing',
    description:
      'Let us measure our advertising and show it to people whom it may interest, here and on other sites.',
    examples: ['Ad targeting', 'Social media pixels', 'Conversion tracking'],
    purposes: [
      'Show advertising that fits your interests',
      'Recognise visits that came from an advertisement or a social network',
      'Measure which advertisement led to a request or sign-up',
    ],
    legalBasis: 'Your consent (GDPR Art. 6(1)(a)).',
    retention: '540 days with the ads service, 180 days for social media pixels.',
    thirdParties: 'An ads service and the social networks whose pixels are in use.',
    isAlwaysActive: false,
  },
};
