import type { Points, TableContent } from '../../guides/guide';

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

export const sources: Points = {
  'Seiichi Nakajima, Introduction to TPM (1988)':
    'OEE; 90% availability, 95% performance, 99% quality, about 85% together; autonomous maintenance',
  'Shigeo Shingo, A Revolution in Manufacturing: The SMED System (1985)': 'Changeovers',
  'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)': 'Why the bottleneck comes first',
  'Little’s law (1961)': 'Work in process and lead time',
  'ISO 12647-2, process control for offset printing': 'Color targets and tolerances',
};
