/** The pages about company and platform, by path; one line adds one. */
export const companyPages = {
  '/about': () => import(/* webpackChunkName: "about" */ './AboutPage'),
  '/integrations': () => import(/* webpackChunkName: "integrations" */ './IntegrationsPage'),
  '/api': () => import(/* webpackChunkName: "api" */ './ApiPage'),
  '/careers': () => import(/* webpackChunkName: "careers" */ './CareersPage'),
};
