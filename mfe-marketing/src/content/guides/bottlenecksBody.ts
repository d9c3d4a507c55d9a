import type { Points, Stat, TableContent } from '../../guides/guide';

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

export const sources: Points = {
  'Eliyahu M. Goldratt and Jeff Cox, The Goal (1984)':
    'The constraint sets the output of the whole; five focusing steps; drum, buffer, rope',
  'John D. C. Little, “A Proof for the Queuing Formula: L = λW”, Operations Research (1961)':
    'Open jobs = jobs finished a day × days of lead time',
  'Wallace J. Hopp and Mark L. Spearman, Factory Physics':
    'Why waiting time explodes as utilization nears 100%',
  'Shigeo Shingo, A Revolution in Manufacturing: The SMED System (1985)':
    'Internal and external set-up',
  'CIP4, the PPF and JDF specifications':
    'Ink presetting and a job’s identity from machine to machine',
};
