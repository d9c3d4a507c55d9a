import { guideList } from './list';

/**
 * The model behind the chart: a quote that is there in time wins this share, and half of the open
 * decisions have been made after so many working hours.
 */
export const responseModel = {
  winRateInTime: 45,
  halfLifeHours: 16,
  hours: [0.25, 1, 2, 4, 8, 16, 24, 40],
  /** Those that are named on a phone. */
  mainHours: [0.25, 2, 8, 16, 40] as readonly number[],
  chart: {
    title: 'Response time and win rate',
    description:
      'The win rate falls steeply in the first two working days and flattens out after that.',
    caption:
      'A model, not a survey: it says that a quote in time wins 45 times in a hundred, and that every two working days half of the undecided buyers decide. Nobody knows your curve but your own quote log.',
    table: 'Show as a table',
    columns: ['Answered after (working hours)', 'Decisions still open', 'Win rate'],
    xLabel: 'working hours until the quote arrives, 8 a day',
    yLabel: 'win rate',
  },
} as const;

/** The leaks of a $500 job, in dollars, as it is quoted today and by rule; the diagram adds them up. */
export const margin = {
  price: 500,
  planned: 125,
  caption:
    'A quarter of the price was meant to stay. By hand about a twentieth does; by rule, with the improvements that our calculator assumes, a fifth.',
  keptLabel: 'Kept',
  variants: [
    { name: 'By hand', leaks: [20, 22.5, 55.7] },
    { name: 'By rule', leaks: [0, 6.75, 11.9] },
  ],
} as const;

export const comparison = {
  caption: 'A month of a shop with 50 jobs a day',
  columns: ['In a month', 'By hand', 'By rule', 'Worth a month'],
  rows: {
    quoting: 'Hours for quoting',
    communication: 'Hours for questions and status calls',
    rework: 'Jobs redone',
    winRate: 'Win rate',
    total: 'Together',
  },
  action: { label: 'Calculate with your numbers', to: guideList.calculators.path },
} as const;
