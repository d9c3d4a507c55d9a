import type { Point, Source, Stat } from '../../guides/guide';

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

export const habits = {
  operator: 'Operator',
  strategist: 'Strategist',
  items: [
    {
      name: 'Time horizon',
      operator: 'Today’s board, and whoever calls loudest',
      strategist: 'The next six weeks of load at the constraint, looked at every Monday',
    },
    {
      name: 'Estimation',
      operator: 'Experience and last year’s job; the price is right if the customer accepts it',
      strategist:
        'Rules with measured rates; a price is right if the job’s actual cost stays within 5%',
    },
    {
      name: 'Scheduling',
      operator: 'Keep every machine busy',
      strategist: 'Keep the constraint busy with the right jobs, and let the others wait for it',
    },
    {
      name: 'Quality',
      operator: 'Find the fault at the delivery',
      strategist:
        'Make it impossible earlier: preflight at intake, process control to ISO 12647, a cause noted for each spoiled job',
    },
    {
      name: 'Reporting',
      operator: 'Month-end figures that explain what can no longer be changed',
      strategist: 'Three leading indicators a day, three lagging ones a month',
    },
    {
      name: 'People',
      operator: 'The one person who knows the die cutter',
      strategist: 'What she knows is written down as a rule, and she teaches two others',
    },
  ],
} as const;

export const pillars = {
  legend: 'Pillar to begin with',
  movesTitle: 'First moves',
  measureTitle: 'You know it works when',
  items: [
    {
      id: 'standards',
      name: 'Standards',
      icon: 'layers',
      text: 'One name for each stock, process and product, one rate for each machine. Without them every report compares apples with skids.',
      moves: [
        'List the stocks of the last quarter and delete the duplicates.',
        'Measure make-ready and speed of one press over twenty jobs, and quote with those.',
        'Print one control strip on every sheet and keep the readings with the job.',
      ],
      measure: 'Two estimators price the same job within 5% of each other.',
    },
    {
      id: 'flow',
      name: 'Flow',
      icon: 'workflow',
      text: 'Work moves at the pace of the constraint and stops nowhere else. Fewer open jobs, shorter lead times, the same machines.',
      moves: [
        'Count waiting tickets per station three times a day for one week.',
        'Release only what has plates, stock and approval.',
        'Move everything external out of the changeover at the constraint.',
      ],
      measure: 'Open jobs fall by a third while jobs finished a day stay the same.',
    },
    {
      id: 'insight',
      name: 'Insight',
      icon: 'chart',
      text: 'Every finished job comes back with hours, sheets and spoilage, and corrects the rule that priced it.',
      moves: [
        'Compare estimate and actual for the ten largest jobs of last month.',
        'Group margin by product and by customer; look at the lowest group first.',
        'Hang up six indicators, with their definitions, where everyone passes.',
      ],
      measure: 'Somebody changes a rule every week, and can say which job taught it.',
    },
    {
      id: 'people',
      name: 'People',
      icon: 'users',
      text: 'Software takes over looking up and passing on. What stays is judgment, and it needs time, training and permission.',
      moves: [
        'Pick one decision a week that a supervisor used to make and hand it to the crew with a limit.',
        'Train two people for every machine that only one can run.',
        'Give freed hours a purpose before they are freed: customer visits, test runs, maintenance.',
      ],
      measure: 'Vacations no longer show in the delivery dates.',
    },
  ],
} as const;

/** `weeks` are the last six values, the newest last. */
export const indicators = {
  groups: [
    {
      name: 'Leading',
      text: 'Look daily',
      items: [
        {
          name: 'Time to quote',
          value: '12 min',
          weeks: [44, 38, 29, 21, 16, 12],
          trend: 'falling from 44 min in six weeks',
          target: 'under 15 min',
          tone: 'success',
        },
        {
          name: 'Press utilization',
          value: '72%',
          weeks: [64, 66, 65, 69, 71, 72],
          trend: 'rising from 64% in six weeks',
          target: '75% or more',
          tone: 'warning',
        },
        {
          name: 'Work before finishing',
          value: '3.2 h',
          weeks: [6.1, 5.4, 5.8, 4.6, 3.9, 3.2],
          trend: 'falling from 6.1 h in six weeks',
          target: 'under 4 h',
          tone: 'success',
        },
      ],
    },
    {
      name: 'Lagging',
      text: 'Look monthly',
      items: [
        {
          name: 'Estimate variance',
          value: '4.1%',
          weeks: [9.2, 8.8, 7.1, 6.4, 4.9, 4.1],
          trend: 'falling from 9.2% in six months',
          target: 'under 5%',
          tone: 'success',
        },
        {
          name: 'Revenue per press hour',
          value: '$2,620',
          weeks: [2140, 2190, 2310, 2380, 2540, 2620],
          trend: 'rising from $2,140 in six months',
          target: '$2,500 or more',
          tone: 'success',
        },
        {
          name: 'OEE',
          value: '71%',
          weeks: [65, 65, 67, 68, 70, 71],
          trend: 'rising from 65% in six months',
          target: '75%; world class is 85%',
          tone: 'warning',
        },
      ],
    },
  ],
  tones: { success: 'On target', warning: 'Not there yet' },
  targetLabel: 'Target',
} as const;

export const phases = {
  label: 'The six phases and the weeks in which they are built and begin to pay',
  weeks: 24,
  weekLabel: 'Week',
  buildLabel: 'building',
  payLabel: 'paying',
  caption:
    'A typical order of work for a shop of 20 to 80 people. The first phases pay for the later ones; the whole usually pays back in 6 to 12 months.',
  items: [
    {
      name: 'Intake',
      benefit: 'Orders arrive complete; nobody retypes them',
      returns: 'First effect in week 3: fewer calls about missing details',
      build: [1, 3],
    },
    {
      name: 'Route',
      benefit: 'Press, imposition and finishing are chosen by rule, with the rule on the ticket',
      returns: 'From week 6: fewer jobs on the wrong press',
      build: [3, 6],
    },
    {
      name: 'Price',
      benefit: 'Quotes in under 15 minutes at your own rates',
      returns: 'From week 9: quoting hours fall, the win rate follows',
      build: [5, 9],
    },
    {
      name: 'Prepress',
      benefit: 'Files are checked against the route they will run on',
      returns: 'From week 12: spoiled plates and reprints fall',
      build: [9, 12],
    },
    {
      name: 'Schedule',
      benefit: 'Jobs take real slots; delays show before they hurt',
      returns: 'From week 16: overtime and couriers fall',
      build: [11, 16],
    },
    {
      name: 'Analyze',
      benefit: 'Actual cost comes back to the estimate',
      returns: 'From week 20: you stop selling what loses money',
      build: [15, 20],
    },
  ],
} as const;

export const risks: {
  pitfallsTitle: string;
  pitfalls: readonly Point[];
  factorsTitle: string;
  factors: readonly Point[];
  validationTitle: string;
  validation: string;
} = {
  pitfallsTitle: 'Pitfalls',
  pitfalls: [
    {
      name: 'Automating the mess',
      text: 'A rule made of guessed rates is wrong faster. Measure one press before you automate five.',
    },
    {
      name: 'Everything at once',
      text: 'Six phases in one weekend mean six half-working phases on Monday. One product, one press, then the next.',
    },
    {
      name: 'Two truths',
      text: 'While the old spreadsheet lives on beside the new system, people trust the one that says what they hoped for. Name the day it is locked.',
    },
    {
      name: 'Counting the hours twice',
      text: 'An hour saved is money only when it is put to paid use or not worked. Decide which before you put it into the business case.',
    },
    {
      name: 'Measuring people',
      text: 'The day a number is used against an operator is the last day it is true. Measure processes, discuss causes.',
    },
  ],
  factorsTitle: 'What successful shops do',
  factors: [
    {
      name: 'An owner with a calendar',
      text: 'One person with two days a week for it, and a manager who defends those days.',
    },
    {
      name: 'A first win within a month',
      text: 'The most annoying product first. Nothing convinces like a Friday afternoon that stayed quiet.',
    },
    {
      name: 'The skeptics in the room',
      text: 'The estimator who says that it cannot be done knows the exceptions that you need.',
    },
    {
      name: 'A baseline',
      text: 'Four weeks of the six indicators before anything changes. Without them, every success is a matter of opinion.',
    },
    {
      name: 'A weekly half hour',
      text: 'One job that went wrong, one rule that changes, one thing to stop doing.',
    },
  ],
  validationTitle: 'How far this is proven',
  validation:
    'The methods are older than any software and proven in many industries: constraints, quick changeover, process control, activity-based cost. That they work in print is common experience, but we know of no independent study that puts one figure on it for shops of every kind. So we give none. Treat the example values here as examples, measure your own baseline, and judge by the difference.',
};

export const sources: readonly Source[] = [
  {
    work: 'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)',
    use: 'Keep the constraint busy, not every machine',
  },
  {
    work: 'Robert S. Kaplan and David P. Norton, “The Balanced Scorecard: Measures That Drive Performance”, Harvard Business Review (1992)',
    use: 'Leading beside lagging indicators',
  },
  {
    work: 'ISO 12647-2, process control for offset printing',
    use: 'Quality as a controlled process instead of a final check',
  },
  {
    work: 'ISO 15930 (PDF/X) and the CIP4 specifications JDF and XJDF',
    use: 'Files and job data that need no retyping',
  },
  {
    work: 'Seiichi Nakajima, Introduction to TPM (1988)',
    use: 'OEE, and maintenance as everybody’s work',
  },
];
