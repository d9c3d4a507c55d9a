import type { Points, Stat, TableContent } from '../../guides/guide';

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

export const accuracyPoints: Points = {
  'Errors do not cancel out':
    'You win the jobs that you priced too low and lose those that you priced too high. Economists call it the winner’s curse: an estimator who is right on average still fills the press with the half that was wrong the cheap way.',
  'Three assumptions make most of the error':
    'Make-ready minutes, waste sheets and run speed. Take them from the last twenty jobs of a press, not from its brochure.',
  'Speed helps accuracy':
    'A quote that takes minutes can be made in three variants: digital and offset, two stocks, 2,000 and 2,500. The buyer chooses; nobody has to guess what was meant.',
};

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

export const tips: Points = {
  'Begin with three products':
    'Count last quarter’s requests by product. Three or four families make up most of them; write rules for those and leave the rest with the estimator.',
  'Interview the estimator, then the floor':
    'Ask the first for the rule and the second for the exception. “Coated stock above 150 gsm is scored before folding” is worth more than a formula.',
  'Take rates from finished jobs':
    'Twenty jobs per press: make-ready, waste, speed. Use the median; the average remembers the day the power went off.',
  'Set guardrails before you open the gate':
    'A floor for the margin, a ceiling for the value, a list of customers with contracts. What lies outside goes to a person, with the reason on the ticket.',
  'Run both for two weeks':
    'The rule quotes in the shadow of the estimator. Send it out alone once nine quotes in ten lie within 5% of each other, and read the tenth carefully.',
  'Date every quote':
    'Paper moves. A validity of two weeks and a paper price with its date protect you and give the buyer a reason to answer.',
};

export const sources: Points = {
  'James B. Oldroyd, Kristina McElheran and David Elkington, “The Short Life of Online Sales Leads”, Harvard Business Review (March 2011)':
    'Evidence from other industries that answering within the hour matters; it does not measure print quotes, and our curve does not use its figures',
  'E. C. Capen, R. V. Clapp and W. M. Campbell, “Competitive Bidding in High-Risk Situations”, Journal of Petroleum Technology (1971)':
    'The winner’s curse',
  'Robert S. Kaplan and Steven R. Anderson, “Time-Driven Activity-Based Costing”, Harvard Business Review (November 2004)':
    'Rates from minutes and hourly costs instead of surcharges',
  'Our model of response time':
    'The chart: 45% in time, half of the open decisions made every 16 working hours. An assumption that you can replace',
  'Our calculator':
    'The month side by side: quoting time cut by 70%, communication by 50%, rework by 70%, accuracy brought to 95%',
};
