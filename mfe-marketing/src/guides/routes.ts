import { guideList } from '../content/guides/list';

/** The guides' pages; one entry adds one. Each is a chunk of its own. */
export const guidePages = [
  {
    path: guideList.bottlenecks.path,
    chunk: 'bottlenecks-guide',
    load: () => import(/* webpackChunkName: "bottlenecks-guide" */ './bottlenecks/BottlenecksPage'),
  },
  {
    path: guideList.fastQuotes.path,
    chunk: 'fast-quotes-guide',
    load: () => import(/* webpackChunkName: "fast-quotes-guide" */ './fast-quotes/FastQuotesPage'),
  },
  {
    path: guideList.strategist.path,
    chunk: 'strategist-guide',
    load: () => import(/* webpackChunkName: "strategist-guide" */ './strategist/StrategistPage'),
  },
  {
    path: guideList.idleTime.path,
    chunk: 'idle-time-guide',
    load: () => import(/* webpackChunkName: "idle-time-guide" */ './idle-time/IdleTimePage'),
  },
  {
    path: guideList.calculators.path,
    chunk: 'calculators',
    load: () => import(/* webpackChunkName: "calculators" */ '../calculators/CalculatorsPage'),
  },
];
