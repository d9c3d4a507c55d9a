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
