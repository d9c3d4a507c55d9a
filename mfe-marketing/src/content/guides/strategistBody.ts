import type { Points, Stat } from '../../guides/guide';

export const reasons: readonly Stat[] = [
  {
    value: '4 → 9',
    label:
      'Demand volatility: when a busy week lifts the load of a press from 80% to 90%, a job waits nine job lengths instead of four.',
    basis: 'Queueing theory: load ÷ (1 − load)',
  },
  {
    value: '4.5 points',
    label:
      'Margin pressure: that much of a $500 job goes into rework when 15 jobs in a hundred are redone at $150 each.',
    basis: '15% × $150 ÷ $500',
  },
  {
    value: '775 hours',
    label:
      'Talent gaps: a shop with 50 jobs a day could free that many hours of quoting and calls a month, the work of nearly five people it cannot hire.',
    basis: 'ROI calculator below: 525 + 250 hours; 160 hours a person',
  },
  {
    value: '1 job, 6 records',
    label:
      'Data everywhere: estimate, order, file server, press console, finishing log and invoice each know a part, and none knows the job.',
    basis: 'Count them for one ticket of yours',
  },
];

export const risks = {
  pitfallsTitle: 'Pitfalls',
  pitfalls: {
    'Automating the mess':
      'A rule made of guessed rates is wrong faster. Measure one press before you automate five.',
    'Everything at once':
      'Six phases in one weekend mean six half-working phases on Monday. One product, one press, then the next.',
    'Two truths':
      'While the old spreadsheet lives on beside the new system, people trust the one that says what they hoped for. Name the day it is locked.',
    'Counting the hours twice':
      'An hour saved is money only when it is put to paid use or not worked. Decide which before you put it into the business case.',
    'Measuring people':
      'The day a number is used against an operator is the last day it is true. Measure processes, discuss causes.',
  },
  factorsTitle: 'What successful shops do',
  factors: {
    'An owner with a calendar':
      'One person with two days a week for it, and a manager who defends those days.',
    'A first win within a month':
      'The most annoying product first. Nothing convinces like a Friday afternoon that stayed quiet.',
    'The skeptics in the room':
      'The estimator who says that it cannot be done knows the exceptions that you need.',
    'A baseline':
      'Four weeks of the six indicators before anything changes. Without them, every success is a matter of opinion.',
    'A weekly half hour':
      'One job that went wrong, one rule that changes, one thing to stop doing.',
  },
  validationTitle: 'How far this is proven',
  validation:
    'The methods are older than any software and proven in many industries: constraints, quick changeover, process control, activity-based cost. That they work in print is common experience, but we know of no independent study that puts one figure on it for shops of every kind. So we give none. Treat the example values here as examples, measure your own baseline, and judge by the difference.',
};

export const sources: Points = {
  'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)':
    'Keep the constraint busy, not every machine',
  'Robert S. Kaplan and David P. Norton, “The Balanced Scorecard: Measures That Drive Performance”, Harvard Business Review (1992)':
    'Leading beside lagging indicators',
  'ISO 12647-2, process control for offset printing':
    'Quality as a controlled process instead of a final check',
  'ISO 15930 (PDF/X) and the CIP4 specifications JDF and XJDF':
    'Files and job data that need no retyping',
  'Seiichi Nakajima, Introduction to TPM (1988)': 'OEE, and maintenance as everybody’s work',
};
