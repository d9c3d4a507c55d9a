/** The site's main navigation: sections of the landing page, in their order on it (spec §2). */
export const sectionLinks = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Customers', to: '/#customers' },
  { label: 'Resources', to: '/#resources' },
  { label: 'Contact', to: '/#contact' },
] as const;

/** Links of the footer. A page appears here as soon as a remote publishes its route. */
export const footerLinks = [
  { label: 'About', to: '/about' },
  { label: 'Help Center', to: '/help' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Terms', to: '/terms' },
] as const;
