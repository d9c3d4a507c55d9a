export const terms = [
  {
    short: 'OEE',
    name: 'Overall equipment effectiveness',
    text: 'Availability × performance × quality: the share of planned time in which a machine made good sheets at its proper speed. From Total Productive Maintenance.',
  },
  {
    short: 'TOC',
    name: 'Theory of constraints',
    text: 'One station sets the pace of the whole shop. Improve that one; the others only feed it or wait for it.',
  },
  {
    short: 'SMED',
    name: 'Single-minute exchange of die',
    text: 'Shingo’s way to short changeovers: do everything that can be done while the machine still runs before it stops. “Single-minute” means a one-digit number of them.',
  },
  {
    short: 'WIP',
    name: 'Work in process',
    text: 'Everything that is begun and not finished. By Little’s law it is also lead time: twice the open jobs, twice the wait.',
  },
] as const;

/** Shares of planned time in percent; the example multiplies to an OEE of 65. */
export const forms = [
  {
    name: 'Availability',
    target: '90%+',
    share: 80,
    text: 'The press should run and does not: make-ready, missing plates, a breakdown, a crew at another machine.',
    look: 'Longest stops of last week, by cause',
  },
  {
    name: 'Performance',
    target: '95%+',
    share: 85,
    text: 'It runs, but below its proper speed or with stops too short to write down: marking, dusty stock, a feeder that trips every ten minutes.',
    look: 'Counter at the start and end of an hour that everyone called good',
  },
  {
    name: 'Quality',
    target: '99%+',
    share: 95.6,
    text: 'It runs at full speed and makes waste: sheets outside of tolerance, a job that is printed twice, a whole run with yesterday’s file.',
    look: 'Sheets issued minus sheets delivered, per job',
  },
] as const;

export const shift = {
  minutes: 480,
  title: 'One shift of eight hours at an OEE of 65%',
  caption:
    'Of 480 planned minutes 312 make good sheets at full speed. At an OEE of 75% it would be 360: 48 minutes more a shift, or 15.4%, with the same press and crew.',
  planned: 'Planned',
  left: 'minutes left after losses of',
  good: 'make good sheets',
} as const;

export const quote = {
  text: 'An hour lost at the bottleneck is lost to the whole shop. An hour saved anywhere else is saved on paper only.',
  source: 'After Eliyahu M. Goldratt, The Goal (in our words)',
} as const;

interface Reducer {
  name: string;
  text: string;
  form: 'Availability' | 'Performance' | 'Quality';
  first: string;
}

export const reducers: readonly Reducer[] = [
  {
    name: 'Start nothing that is not complete',
    form: 'Availability',
    text: 'Most long stops are not breakdowns but questions: which stock, whose approval, where is the die. A ticket reaches the press only with plates, stock and signature; until then it waits where waiting costs nothing.',
    first:
      'For a week, write one word beside each stop above five minutes: files, plates, stock, ink, people. The longest column is next week’s work.',
  },
  {
    name: 'Prepare the next job while this one runs',
    form: 'Availability',
    text: 'A kit at the press: plates in sequence, pallet in place, ink and coating ready, docket read. What remains at a standstill is hanging plates and pulling the first sheets. From 45 minutes to 25 is common ground for SMED, and it comes back with every change.',
    first: 'Film one changeover and sort the tasks into “press stopped” and “press running”.',
  },
  {
    name: 'Sequence by what stays the same',
    form: 'Availability',
    text: 'Same stock, same format, light ink before dark: a job that shares two of three with the one before needs far less of it. The due date decides the day, the set-up decides the hour.',
    first:
      'Lay out tomorrow’s tickets by stock and format before looking at customers. Move only those whose date would break.',
  },
  {
    name: 'Hunt the short stops',
    form: 'Performance',
    text: 'A feeder that trips every ten minutes for thirty seconds takes 5% of the shift, and nobody reports it. Clean, inspect and tighten daily, by the people who run the press. That is the autonomous maintenance of TPM, and it costs fifteen minutes.',
    first:
      'Tally the short stops of one hour on a card at the delivery. Fix the first cause, not all.',
  },
  {
    name: 'Stop waste at the second sheet',
    form: 'Quality',
    text: 'Target values from ISO 12647, a strip on each sheet, readings that stay with the job. A drift that is seen after fifty sheets is a correction; after five thousand it is a reprint that takes the press a second time.',
    first:
      'Note the number of sheets to the first good one on ten jobs. The spread says more than the mean.',
  },
];
