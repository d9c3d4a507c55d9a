import type { ComponentType } from 'react';
import { guideList } from '../content/guides/list';

const { bottlenecks, fastQuotes, strategist, idleTime, calculators } = guideList;

/** The pages of this remote, by path; one entry adds one. */
export const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/': () => import(/* webpackChunkName: "home" */ './HomePage'),
  '/about': () => import(/* webpackChunkName: "about" */ '../company/AboutPage'),
  '/integrations': () =>
    import(/* webpackChunkName: "integrations" */ '../company/IntegrationsPage'),
  '/api': () => import(/* webpackChunkName: "api" */ '../company/ApiPage'),
  '/careers': () => import(/* webpackChunkName: "careers" */ '../company/CareersPage'),
  [bottlenecks.path]: () =>
    import(/* webpackChunkName: "bottlenecks-guide" */ '../guides/bottlenecks/BottlenecksPage'),
  [fastQuotes.path]: () =>
    import(/* webpackChunkName: "fast-quotes-guide" */ '../guides/fast-quotes/FastQuotesPage'),
  [strategist.path]: () =>
    import(/* webpackChunkName: "strategist-guide" */ '../guides/strategist/StrategistPage'),
  [idleTime.path]: () =>
    import(/* webpackChunkName: "idle-time-guide" */ '../guides/idle-time/IdleTimePage'),
  [calculators.path]: () =>
    import(/* webpackChunkName: "roi-calculator" */ '../calculators/CalculatorsPage'),
  '/privacy': () => import(/* webpackChunkName: "privacy" */ '../legal/PrivacyPage'),
  '/cookies': () => import(/* webpackChunkName: "cookies" */ '../legal/CookiesPage'),
  '/terms': () => import(/* webpackChunkName: "terms" */ '../legal/TermsPage'),
};
