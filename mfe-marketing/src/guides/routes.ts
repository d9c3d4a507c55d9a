import { guideList } from '../content/guides/list';

const { bottlenecks, fastQuotes, strategist, idleTime, calculators } = guideList;

/** The guides' pages, by path; one entry adds one. */
export const guidePages = {
  [bottlenecks.path]: () =>
    import(/* webpackChunkName: "bottlenecks-guide" */ './bottlenecks/BottlenecksPage'),
  [fastQuotes.path]: () =>
    import(/* webpackChunkName: "fast-quotes-guide" */ './fast-quotes/FastQuotesPage'),
  [strategist.path]: () =>
    import(/* webpackChunkName: "strategist-guide" */ './strategist/StrategistPage'),
  [idleTime.path]: () =>
    import(/* webpackChunkName: "idle-time-guide" */ './idle-time/IdleTimePage'),
  [calculators.path]: () =>
    import(/* webpackChunkName: "roi-calculator" */ '../calculators/CalculatorsPage'),
};
