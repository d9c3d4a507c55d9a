import type { Point } from '../../guides/guide';

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
