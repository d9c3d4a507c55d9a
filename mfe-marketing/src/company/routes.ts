/** The pages about company and platform; one entry adds one. Each is a chunk of its own. */
export const companyPages = [
  {
    path: '/about',
    chunk: 'about',
    load: () => import(/* webpackChunkName: "about" */ './AboutPage'),
  },
  {
    path: '/integrations',
    chunk: 'integrations',
    load: () => import(/* webpackChunkName: "integrations" */ './IntegrationsPage'),
  },
  {
    path: '/api',
    chunk: 'api',
    load: () => import(/* webpackChunkName: "api" */ './ApiPage'),
  },
  {
    path: '/careers',
    chunk: 'careers',
    load: () => import(/* webpackChunkName: "careers" */ './CareersPage'),
  },
];
