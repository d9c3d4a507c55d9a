import type { Point, Source, Stat, TableContent } from '../../guides/guide';
import { guideList } from './list';

export const targets: readonly Stat[] = [
  {
    value: 'Under 15 min',
    label: 'from request to quote, for the products that make up four fifths of your requests',
    basis: 'Clock starts when the request arrives, not when it is opened',
  },
  {
    value: 'Under 2 h',
    label: 'from quote to approval, with one click instead of a signed fax',
    basis: 'Median of approved quotes, working hours',
  },
  {
    value: 'Under 5%',
    label: 'variance between the estimated and the actual cost of a job',
    basis: 'Per job, as soon as the floor has reported',
  },
  {
    value: '$2,500+',
    label: 'revenue per press hour: the number that tells a full schedule from a good one',
    basis: 'Invoiced value ÷ hours the press was staffed',
  },
];

/**
 * The model behind the chart: a quote that is there in time wins this share, and half of the open
 * decisions have been made after so many working hours.
 */
export const responseModel = {
  winRateInTime: 45,
  halfLifeHours: 16,
  hours: [0.25, 1, 2, 4, 8, 16, 24, 40],
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
  reading: [
    {
      name: 'A shop that wins 35% answers after about six hours',
      text: 'That is the starting point of our calculator: not a slow shop, just one that quotes tomorrow what came in today.',
    },
    {
      name: 'The first day is the steep part',
      text: 'From one working day down to one hour the model gains about eleven points. From five days down to three it gains eight, from a base so low that most of the buyers have gone.',
    },
    {
      name: 'Draw your own in an hour',
      text: 'Four columns from last quarter: request in, quote out, won or lost, value. Sort by hours, cut into five groups of equal size, and take the win rate of each.',
    },
  ] satisfies Point[],
} as const;

export const methods: TableContent = {
  caption: 'Three ways to a price',
  columns: ['Way', 'Time', 'What makes it wrong', 'Where it belongs'],
  rows: [
    [
      'Estimator and spreadsheet',
      '45 minutes and a queue',
      'Depends on who is asked; last year’s paper price; a copied cell',
      'New products, outside work, anything never printed before',
    ],
    [
      'Price list',
      'At once',
      'One price for a good and a bad fit: 1,050 copies pay like 2,000',
      'Storefront items with a fixed size and stock',
    ],
    [
      'Rules at your own rates',
      'Under 15 minutes, with a look at the result',
      'A rate that nobody has checked against the floor',
      'Four fifths of what you are asked for',
    ],
  ],
};

export const accuracyPoints: readonly Point[] = [
  {
    name: 'Errors do not cancel out',
    text: 'You win the jobs that you priced too low and lose those that you priced too high. Economists call it the winner’s curse: an estimator who is right on average still fills the press with the half that was wrong the cheap way.',
  },
  {
    name: 'Three assumptions make most of the error',
    text: 'Make-ready minutes, waste sheets and run speed. Take them from the last twenty jobs of a press, not from its brochure.',
  },
  {
    name: 'Speed helps accuracy',
    text: 'A quote that takes minutes can be made in three variants: digital and offset, two stocks, 2,000 and 2,500. The buyer chooses; nobody has to guess what was meant.',
  },
];

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
  leaks: [
    {
      name: 'Make-ready',
      text: 'Estimated at 45 minutes, done in 60. At a machine rate of $80 the difference is $20, on every job like it, until somebody compares.',
    },
    {
      name: 'Rework',
      text: '15 jobs in a hundred go wrong at $150 each, so every job carries $22.50 of it. Cut by 70%, it carries $6.75.',
    },
    {
      name: 'Lost quotes',
      text: 'A quote of 45 minutes at $40 an hour costs $30. At a win rate of 35% each job won pays for 1.9 lost ones, $55.70. At 13.5 minutes and 43% it is $11.90.',
    },
  ],
} as const;

export const metrics: TableContent = {
  caption: 'Six numbers for the quoting desk',
  columns: ['Number', 'How it is measured', 'Target', 'If it is off'],
  rows: [
    [
      'Time to quote',
      'Request received to quote sent, median and slowest tenth',
      'Under 15 minutes',
      'Look at the slowest tenth: usually one missing detail, asked for too late',
    ],
    [
      'Time to approval',
      'Quote sent to approval, median',
      'Under 2 hours',
      'Approve by link; put the proof beside the price',
    ],
    [
      'Quote accuracy',
      'Share of jobs whose actual cost stays within 5% of the estimate',
      '95%',
      'Sort the misses by press and product; correct the three rates behind them',
    ],
    [
      'Win rate by response time',
      'Won ÷ quoted, in groups: under 1 h, 1 to 4 h, same day, later',
      'Flat: speed no longer decides',
      'Quote the fast lane first, the tenders later',
    ],
    [
      'Cost per job won',
      'Hours spent on quoting × hourly cost ÷ jobs won',
      'Below $25',
      'Rules for repeat products; a polite no for those you never win',
    ],
    [
      'Revenue per press hour',
      'Invoiced value ÷ staffed press hours, weekly',
      '$2,500+',
      'Look at the jobs below half of it: priced wrong, or routed wrong',
    ],
  ],
};

export const comparison = {
  caption: 'A month of a shop with 50 jobs a day',
  columns: ['', 'By hand', 'By rule', 'Worth a month'],
  rows: {
    quoting: 'Hours for quoting',
    communication: 'Hours for questions and status calls',
    rework: 'Jobs redone',
    winRate: 'Win rate',
    total: 'Together',
  },
  action: { label: 'Calculate with your numbers', to: guideList.calculators.path },
} as const;

export const tips: readonly Point[] = [
  {
    name: 'Begin with three products',
    text: 'Count last quarter’s requests by product. Three or four families make up most of them; write rules for those and leave the rest with the estimator.',
  },
  {
    name: 'Interview the estimator, then the floor',
    text: 'Ask the first for the rule and the second for the exception. “Coated stock above 150 gsm is scored before folding” is worth more than a formula.',
  },
  {
    name: 'Take rates from finished jobs',
    text: 'Twenty jobs per press: make-ready, waste, speed. Use the median; the average remembers the day the power went off.',
  },
  {
    name: 'Set guardrails before you open the gate',
    text: 'A floor for the margin, a ceiling for the value, a list of customers with contracts. What lies outside goes to a person, with the reason on the ticket.',
  },
  {
    name: 'Run both for two weeks',
    text: 'The rule quotes in the shadow of the estimator. Send it out alone once nine quotes in ten lie within 5% of each other, and read the tenth carefully.',
  },
  {
    name: 'Date every quote',
    text: 'Paper moves. A validity of two weeks and a paper price with its date protect you and give the buyer a reason to answer.',
  },
];

export const sources: readonly Source[] = [
  {
    work: 'James B. Oldroyd, Kristina McElheran and David Elkington, “The Short Life of Online Sales Leads”, Harvard Business Review (March 2011)',
    use: 'Evidence from other industries that answering within the hour matters; it does not measure print quotes, and our curve does not use its figures',
  },
  {
    work: 'E. C. Capen, R. V. Clapp and W. M. Campbell, “Competitive Bidding in High-Risk Situations”, Journal of Petroleum Technology (1971)',
    use: 'The winner’s curse',
  },
  {
    work: 'Robert S. Kaplan and Steven R. Anderson, “Time-Driven Activity-Based Costing”, Harvard Business Review (November 2004)',
    use: 'Rates from minutes and hourly costs instead of surcharges',
  },
  {
    work: 'Our model of response time',
    use: 'The chart: 45% in time, half of the open decisions made every 16 working hours. An assumption that you can replace',
  },
  {
    work: 'Our calculator',
    use: 'The month side by side: quoting time cut by 70%, communication by 50%, rework by 70%, accuracy brought to 95%',
  },
];
