export const sectionLinks = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Customers', to: '/#customers' },
  { label: 'Resources', to: '/#resources' },
  { label: 'Contact', to: '/#contact' },
] as const;

/** Opens the trial dialog on the landing page. */
export const TRIAL_PATH = '/#trial';

interface LinkGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** The footer's links in groups. A link is shown when a remote publishes its page. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: '/#features' },
      { label: 'Pricing', to: '/#pricing' },
      { label: 'Integrations', to: '/integrations' },
      { label: 'API', to: '/api' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Help Center', to: '/help' },
      { label: 'Bottlenecks guide', to: '/resources/bottlenecks-guide' },
      { label: 'Fast quotes guide', to: '/resources/fast-quotes-guide' },
      { label: 'Strategist guide', to: '/resources/strategist-guide' },
      { label: 'Idle-time guide', to: '/resources/idle-time-guide' },
      { label: 'Calculators', to: '/resources/roi-calculator' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact', to: '/#contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];
