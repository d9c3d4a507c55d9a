/** The legal pages; one entry adds one. Each is a chunk of its own. */
export const legalPages = [
  {
    path: '/privacy',
    chunk: 'privacy',
    load: () => import(/* webpackChunkName: "privacy" */ './PrivacyPage'),
  },
  {
    path: '/cookies',
    chunk: 'cookies',
    load: () => import(/* webpackChunkName: "cookies" */ './CookiesPage'),
  },
  {
    path: '/terms',
    chunk: 'terms',
    load: () => import(/* webpackChunkName: "terms" */ './TermsPage'),
  },
];
