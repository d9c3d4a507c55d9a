/** One stretch of time on an order's way; the minutes make the diagram. */
export interface Stretch {
  kind: 'work' | 'wait';
  minutes: number;
  what: string;
}

export const relay = {
  title: 'One order, two ways to the press',
  caption:
    'Working minutes from the customer’s order to a ticket that production may start. The tall blocks are work, the rail between them is waiting.',
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
