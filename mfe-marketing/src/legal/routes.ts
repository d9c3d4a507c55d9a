/** The legal pages, by path; one line adds one. */
export const legalPages = {
  '/privacy': () => import(/* webpackChunkName: "privacy" */ './PrivacyPage'),
  '/cookies': () => import(/* webpackChunkName: "cookies" */ './CookiesPage'),
  '/terms': () => import(/* webpackChunkName: "terms" */ './TermsPage'),
};
