import type { Points } from '../../guides/guide';

export const steps: Points = {
  'Pick one machine':
    'The one with the longest queue in front of it. If two seem alike, take the one whose delay the customers notice.',
  'Count for two weeks':
    'Planned minutes, stops above five minutes with one-word causes, sheets in and sheets out. A clipboard will do. Expect an OEE lower than anyone guessed; that is the point of counting.',
  'Sort the causes by minutes':
    'Not by how annoying they are. Two or three causes hold most of the time; write them on the wall with a name beside each.',
  'Remove one cause':
    'One, completely, within a week: the kit at the press, the preflight at upload, the weekly clean of the feeder. Then measure again.',
  'Make it the rule, then move on':
    'What worked becomes a line on the ticket or a rule in the system, so that it survives the next vacation. Look where the queue is now.',
};
