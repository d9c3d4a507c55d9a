import type { Guide, Point, Source, TableContent } from '../../guides/guide';
import { site } from '../site';
import { guideList } from './list';

export const idleTime = {
  ...guideList.idleTime,
  eyebrow: 'Guide for press room and finishing leads',
  heading: 'The most expensive sound in a press room is silence',
  lead: 'A press that stands still costs nearly what it costs when it runs. This guide shows where the quiet minutes hide, how to count them without a stopwatch war, and five ways to turn them into sheets.',
  sections: {
    terms: {
      id: 'key-terms',
      title: 'Four terms, one line each',
      lead: 'Enough to read the rest, and most of what is written about it.',
    },
    forms: {
      id: 'three-forms',
      title: 'Idle time comes in three forms',
      lead: 'Standing still is only the visible one. A press that runs slowly, or prints what nobody can sell, is idle too.',
    },
    reducers: {
      id: 'reducers',
      title: 'Five ways to less idle time',
      lead: 'In the order in which most shops should try them. Begin at the bottleneck: elsewhere they only make the queue longer.',
    },
    calculator: {
      id: 'oee-calculator',
      title: 'OEE ROI calculator',
      lead: 'What are ten points of OEE worth? Three numbers give the order of magnitude.',
    },
    areas: {
      id: 'areas',
      title: 'Where the platform helps',
      lead: `${site.productName} covers four areas between the order and the truck. In each of them it removes a reason to wait.`,
    },
    scorecard: {
      id: 'scorecard',
      title: 'KPI scorecard',
      lead: 'Six numbers for the wall. Start with the two that you can measure tomorrow.',
    },
    start: {
      id: 'getting-started',
      title: 'Getting started in five steps',
      lead: 'Four weeks, one machine, a clipboard. Software comes after step three, not before.',
    },
    sources: { id: 'sources', title: 'What this rests on' },
  },
  closing: {
    title: 'Bring us one noisy hour of silence',
    lead: `Note the stops of one shift and show them to us. In ${site.demoMinutes} minutes we go through them and say which would not have happened.`,
  },
} satisfies Guide;

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
  targetOee: 75,
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

export interface Reducer extends Point {
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

export const areas = [
  {
    name: 'Prepress',
    icon: 'file',
    waits: 'Press waits for plates because a file came back',
    text: 'Files are checked at upload against the press they will run on. The customer sees the finding while the file is still open on their screen.',
  },
  {
    name: 'Press',
    icon: 'production',
    waits: 'Crew waits for the next decision',
    text: 'The next ticket stands on the screen with stock, plates and finishing notes, in an order that keeps set-ups short. A stop is logged with one tap and its cause.',
  },
  {
    name: 'Finishing',
    icon: 'layers',
    waits: 'Folder idles, then drowns',
    text: 'Finishing slots are booked with the press slot. When more than four hours of work wait, the lead hears of it, and so does whoever feeds the queue.',
  },
  {
    name: 'Handoffs and logistics',
    icon: 'truck',
    waits: 'Finished skids wait for a truck, unfinished ones for a note',
    text: 'Each station sees what comes next and when. Outside work has a due date of its own, and the truck is booked when the job is, not when it is wrapped.',
  },
] as const;

export const scorecard: TableContent = {
  caption: 'KPI scorecard for idle time',
  columns: ['KPI', 'How to Measure', 'Where Idle Time Hides', 'Platform Contribution'],
  rows: [
    [
      'OEE',
      'Good sheets × ideal seconds a sheet ÷ planned seconds, per press and shift. Target 75%, world class 85%',
      'In the average: one good press covers for two poor ones',
      'Counts sheets and stops per job; shows the three factors apart',
    ],
    [
      'Make-ready time',
      'Last good sheet to next good sheet, median. Target 25 minutes',
      'Between jobs that did not have to follow each other',
      'Groups by stock, format and ink; prepares the kit list',
    ],
    [
      'Press utilization',
      'Running hours ÷ staffed hours. Alert below 75%',
      'In shifts staffed by habit',
      'Shows free slots two weeks ahead; alerts while the gap can still be filled',
    ],
    [
      'Jobs delayed',
      'Tickets more than 2 hours behind their slot, counted at noon',
      'Behind one late die or proof that holds three jobs',
      'Names the job, the cause and the owner; proposes a swap',
    ],
    [
      'Work before finishing',
      'Hours of work waiting at folder, stitcher and cutter. Alert above 4 hours',
      'In batches that arrive at five in the afternoon',
      'Books finishing with the press; releases at the pace of the slower one',
    ],
    [
      'First-pass yield',
      'Jobs delivered without rework ÷ all jobs. Target 99%',
      'In the second run that nobody calls idle',
      'Checks files at intake; keeps the cause with the job',
    ],
  ],
};

export const steps: readonly Point[] = [
  {
    name: 'Pick one machine',
    text: 'The one with the longest queue in front of it. If two seem alike, take the one whose delay the customers notice.',
  },
  {
    name: 'Count for two weeks',
    text: 'Planned minutes, stops above five minutes with one-word causes, sheets in and sheets out. A clipboard will do. Expect an OEE lower than anyone guessed; that is the point of counting.',
  },
  {
    name: 'Sort the causes by minutes',
    text: 'Not by how annoying they are. Two or three causes hold most of the time; write them on the wall with a name beside each.',
  },
  {
    name: 'Remove one cause',
    text: 'One, completely, within a week: the kit at the press, the preflight at upload, the weekly clean of the feeder. Then measure again.',
  },
  {
    name: 'Make it the rule, then move on',
    text: 'What worked becomes a line on the ticket or a rule in the system, so that it survives the next vacation. Look where the queue is now.',
  },
];

export const sources: readonly Source[] = [
  {
    work: 'Seiichi Nakajima, Introduction to TPM (1988)',
    use: 'OEE; 90% availability, 95% performance, 99% quality, about 85% together; autonomous maintenance',
  },
  {
    work: 'Shigeo Shingo, A Revolution in Manufacturing: The SMED System (1985)',
    use: 'Changeovers',
  },
  {
    work: 'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)',
    use: 'Why the bottleneck comes first',
  },
  { work: 'Little’s law (1961)', use: 'Work in process and lead time' },
  { work: 'ISO 12647-2, process control for offset printing', use: 'Color targets and tolerances' },
];
