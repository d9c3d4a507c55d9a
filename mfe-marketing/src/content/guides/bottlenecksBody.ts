import type { Point, Source, Stat, TableContent } from '../../guides/guide';

export interface Strategy {
  section: 'ticket' | 'release' | 'makeReady' | 'alerts' | 'feedback';
  problem: string;
  steps: readonly Point[];
  example: string;
  highlights: readonly string[];
}

/** One stretch of time on an order's way; the minutes make the diagram. */
export interface Stretch {
  kind: 'work' | 'wait';
  minutes: number;
  what: string;
}

export const challenges: readonly Stat[] = [
  {
    value: '4 → 9',
    label:
      'job lengths is how long a ticket waits for a press whose load rises from 80% to 90%. The last tenth of utilization is bought with lead time.',
    basis: 'Queueing theory: load ÷ (1 − load), for irregular arrivals and run times',
  },
  {
    value: '77%',
    label:
      'of jobs get through five steps untouched when each step is right 95 times in a hundred. The rest come back to somebody’s desk.',
    basis: '0.95 to the power of 5',
  },
  {
    value: '1 week',
    label:
      'of lead time is what 60 open jobs mean in a shop that finishes 12 a working day, however short each of them is.',
    basis: 'Little’s law: 60 ÷ 12 = five working days',
  },
  {
    value: '$2,500',
    label: 'is the hour for which the press that sets your pace stands waiting for one plate.',
    basis: 'Planning figure of this site: $2,500+ revenue per press hour',
  },
];

export const signs: TableContent = {
  caption: 'Signs of a bottleneck and how to prove them',
  columns: ['What you see', 'What it usually means', 'Proof within a shift'],
  rows: [
    [
      'Skids pile up before one machine while the next one starves',
      'That machine is the constraint',
      'Count waiting tickets per station at 10:00, 13:00 and 16:00. The same station twice at the top is the one.',
    ],
    [
      'A press stands with nobody to blame',
      'The constraint is upstream: files, approvals or plates',
      'Log every stop above five minutes with one word: files, plates, stock, ink, people.',
    ],
    [
      'The planner sorts the board anew every hour',
      'More is released than can be worked on, so the order means nothing',
      'Count released tickets that no machine needs within 48 hours.',
    ],
    [
      'Finishing idles in the morning and stays late at night',
      'Presses hand over in batches instead of a flow',
      'Write down when the first and the last skid of each job reach the folder.',
    ],
    [
      'Rush jobs are on time, ordinary ones are late',
      'Rushes are paid for with other customers’ dates',
      'Divide last week’s rush tickets by all tickets. Above one in five it is a policy.',
    ],
  ],
};

export const strategies: readonly Strategy[] = [
  {
    section: 'ticket',
    problem:
      'An order that comes by e-mail is typed into an estimate, typed into an order, written on a docket and asked about by telephone. Each hand-off takes minutes. Waiting for the next pair of hands takes hours, and no press runs faster than the paperwork in front of it.',
    steps: [
      {
        name: 'Say what complete means',
        text: 'Quantity, finished size, stock, colors, finishing, date, delivery, and a file or the day it comes. A ticket that lacks one of the eight does not open.',
      },
      {
        name: 'Ask while the customer is there',
        text: 'A form or storefront asks for the missing line at once. A clerk asks tomorrow, and gets an answer the day after.',
      },
      {
        name: 'Add, never retype',
        text: 'Route, price, imposition and press slot are lines added to one ticket. Retyping is where 2,500 becomes 25,000.',
      },
      {
        name: 'Keep one number',
        text: 'From quote to invoice. JDF has carried a job’s identity from machine to machine since 2001; the shop’s paper should manage the same.',
      },
    ],
    example:
      'In the picture the relay takes thirteen working hours and holds an hour and a half of work. With a complete ticket the same order is released in an hour and three quarters, and most of that is the customer reading the price.',
    highlights: [
      'Touch time falls from 90 to 20 minutes an order',
      'From order to released ticket in under two hours',
      'One number from quote to invoice',
    ],
  },
  {
    section: 'release',
    problem:
      'Work that is released early does not get done early. It queues, hides the urgent ticket among the others, and makes the planner a firefighter. A shop full of half-finished jobs is the symptom, not the cure, of a busy constraint.',
    steps: [
      {
        name: 'Name the drum',
        text: 'The constraint sets the beat. Its schedule is the schedule; every other station follows.',
      },
      {
        name: 'Keep a buffer before it',
        text: 'Four hours of work that is truly ready: plates made, stock conditioned, proof signed. Enough to survive a bad morning, too little to get lost in.',
      },
      {
        name: 'Tie the rope',
        text: 'A ticket enters production when one leaves the buffer, not when the order comes in. That gate is the only place where priorities are decided.',
      },
      {
        name: 'Leave slack behind it',
        text: 'Finishing needs capacity to catch up. When its queue passes four hours, lend it a person or slow the press that feeds it.',
      },
    ],
    example:
      'Sixty open jobs at twelve finished a day wait five working days each. Cap the open jobs at 36 and Little’s law says three, with no machine running any faster.',
    highlights: [
      'Lead time from five working days to three',
      'Four hours of ready work before the constraint, no more',
      'Nothing released without plates, stock and approval',
    ],
  },
  {
    section: 'makeReady',
    problem:
      'While a press is made ready it earns nothing, and half of what is done then could have been done while it still ran. Shigeo Shingo called the two kinds internal and external set-up. Most shops have never written down which is which.',
    steps: [
      {
        name: 'Film one changeover',
        text: 'From the last good sheet to the next one. Watch it with the crew, not about the crew, and write the time beside each task.',
      },
      {
        name: 'Sort the list in two',
        text: 'Internal: only possible at a standstill, such as hanging plates. External: fetching plates, finding stock, mixing a spot color, reading the docket.',
      },
      {
        name: 'Move everything external out',
        text: 'A kit stands at the press before the last sheet falls: plates in sequence, pallets in place, ink keys preset from the prepress data (CIP4 PPF or JDF).',
      },
      {
        name: 'Then shorten what is left',
        text: 'Sequence by stock, format and ink, light before dark; change washing and plating from one after the other to side by side.',
      },
    ],
    example:
      'Eight changeovers of 45 minutes take six hours of a two-shift day. If 20 minutes of each are external, eight times 25 leave three hours and twenty minutes. The press has won two hours and forty minutes a day, worth about $6,700 at $2,500 an hour, provided sales can fill them.',
    highlights: [
      'From 45 to 25 minutes a changeover',
      'Two hours and forty minutes of press time a day',
      'Shorter runs pay, so less waits on the shelf',
    ],
  },
  {
    section: 'alerts',
    problem:
      'At the morning meeting yesterday’s trouble is history. An alert is worth something when it names one person, arrives while acting still helps, and is rare enough to be read. Three are enough to begin with.',
    steps: [
      {
        name: 'Give each alert one owner',
        text: 'Sent to everybody, it is read by nobody. The owner either acts or hands it on by name.',
      },
      {
        name: 'Take the limit from your own log',
        text: 'An alert that fires more than three times a shift describes your shop, not an exception. Raise the limit or cure the cause.',
      },
      {
        name: 'Write the first move beside it',
        text: 'Re-sequence, call the customer, move a person. Nobody invents good answers at five in the morning.',
      },
      {
        name: 'Throw out what changes nothing',
        text: 'Once a month: which alert led to a decision? Those that did not are noise with a siren.',
      },
    ],
    example:
      'A die that is late by two hours is a telephone call at nine. Found at four in the afternoon, it is an overnight courier, a second make-ready and an apology.',
    highlights: [
      'Three limits, three owners, three first moves',
      'The customer hears it from you first',
      'Every alert has to earn its place monthly',
    ],
  },
  {
    section: 'feedback',
    problem:
      'The estimate says what should happen, the floor knows what did, and in most shops the two never meet. So the same job is estimated wrong again next spring, the constraint is guessed at, and improvements go where the noise is.',
    steps: [
      {
        name: 'Take three numbers from every job',
        text: 'Press hours, sheets used, spoilage. More will not be filled in, fewer will not explain anything.',
      },
      {
        name: 'Sort by dollars',
        text: 'Forty percent over on a business card is a cup of coffee. Six percent over on a catalog is a margin.',
      },
      {
        name: 'Change the rule',
        text: 'A cause that is found becomes a new make-ready time, waste factor or route. What stays in somebody’s head leaves with them.',
      },
      {
        name: 'Ask again where the queue is',
        text: 'Once a constraint is freed, another one sets the pace. Goldratt’s fifth focusing step: go back to the first and do not let inertia become the constraint.',
      },
    ],
    example:
      'Job 4812, a catalog, was estimated at 6.5 press hours and ran 6.9: six percent over, outside the five that we allow. Its 24 minutes lie in six forms of make-ready, four minutes each. The rule goes from 45 to 49 minutes a form, and the next catalog is right before it is sold.',
    highlights: [
      'Estimate and actual within 5%',
      'The rule learns, not only the person',
      'The constraint is named anew every week',
    ],
  },
];

export const relay = {
  title: 'One order, two ways to the press',
  caption:
    'Working minutes from the customer’s order to a ticket that production may start. Dark is work, light is waiting.',
  before: {
    name: 'Before: the relay',
    stretches: [
      { kind: 'work', minutes: 10, what: 'E-mail read' },
      { kind: 'wait', minutes: 150, what: 'In the estimator’s inbox' },
      { kind: 'work', minutes: 15, what: 'Missing details asked for' },
      { kind: 'wait', minutes: 240, what: 'For the customer’s answer' },
      { kind: 'work', minutes: 45, what: 'Estimate typed' },
      { kind: 'wait', minutes: 180, what: 'For two signatures' },
      { kind: 'work', minutes: 20, what: 'Docket written' },
      { kind: 'wait', minutes: 120, what: 'In the prepress tray' },
    ],
  },
  after: {
    name: 'After: one ticket',
    stretches: [
      { kind: 'work', minutes: 5, what: 'Form checks the details' },
      { kind: 'wait', minutes: 10, what: 'In the queue for the estimator' },
      { kind: 'work', minutes: 12, what: 'Price from rules, looked over' },
      { kind: 'wait', minutes: 75, what: 'For the customer’s approval' },
      { kind: 'work', minutes: 3, what: 'Ticket released' },
    ],
  },
} as const;

export const flow = {
  title: 'Drum, buffer, rope',
  caption:
    'The press sets the beat. A ticket that leaves the buffer pulls the next one through the release gate; nothing enters because there happens to be room elsewhere.',
  stations: [
    { name: 'Intake', note: 'complete tickets' },
    { name: 'Gate', note: 'sets priorities' },
    { name: 'Prepress', note: 'files, plates' },
    { name: 'Buffer', note: '4 h of ready work' },
    { name: 'Press', note: 'the drum' },
    { name: 'Finishing', note: 'room to catch up' },
    { name: 'Truck', note: 'on its date' },
  ],
  gate: 1,
  buffer: 3,
  drum: 4,
  rope: 'rope: one out, one in',
} as const;

/** `side` is where trouble lies: above or below the limit. Values and limits share the unit of `end`. */
export const alerts = {
  title: 'Three alerts at half past eleven',
  caption:
    'Each bar shows where the shop stands; the mark is the limit, the shaded part is where somebody is called.',
  items: [
    {
      name: 'Job delayed over 2 hours',
      now: 'Job 4827 waits for its die: 2 h 10 min',
      owner: 'Planner',
      move: 'Swap it with the next job that is ready; call the customer before they call.',
      value: 130,
      limit: 120,
      end: 240,
      side: 'above',
    },
    {
      name: 'Press utilization below 75%',
      now: 'Press 5: 68% since 06:00',
      owner: 'Production manager',
      move: 'Pull work forward from the buffer, or put the maintenance here.',
      value: 68,
      limit: 75,
      end: 100,
      side: 'below',
    },
    {
      name: 'Finishing backed up over 4 hours',
      now: 'Stitcher: 5 h 20 min of work waits',
      owner: 'Finishing lead',
      move: 'Borrow a person from the cutter, or slow the press that feeds it.',
      value: 320,
      limit: 240,
      end: 480,
      side: 'above',
    },
  ],
} as const;

export const sources: readonly Source[] = [
  {
    work: 'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)',
    use: 'The constraint sets the output of the whole; five focusing steps; drum, buffer, rope',
  },
  {
    work: 'John D. C. Little, “A Proof for the Queuing Formula: L = λW”, Operations Research (1961)',
    use: 'Open jobs = jobs finished a day × days of lead time',
  },
  {
    work: 'Wallace J. Hopp and Mark L. Spearman, Factory Physics',
    use: 'Why waiting time explodes as utilization nears 100%',
  },
  {
    work: 'Shigeo Shingo, A Revolution in Manufacturing: The SMED System (1985)',
    use: 'Internal and external set-up',
  },
  {
    work: 'CIP4, the PPF and JDF specifications',
    use: 'Ink presetting and a job’s identity from machine to machine',
  },
];
