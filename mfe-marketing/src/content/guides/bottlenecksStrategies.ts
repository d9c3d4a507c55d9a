import type { Points } from '../../guides/guide';

export interface Strategy {
  section: 'ticket' | 'release' | 'makeReady' | 'alerts' | 'feedback';
  problem: string;
  steps: Points;
  example: string;
  highlights: readonly string[];
}

export const strategies: readonly Strategy[] = [
  {
    section: 'ticket',
    problem:
      'An order that comes by e-mail is typed into an estimate, typed into an order, written on a docket and asked about by telephone. Each hand-off takes minutes. Waiting for the next pair of hands takes hours, and no press runs faster than the paperwork in front of it.',
    steps: {
      'Say what complete means':
        'Quantity, finished size, stock, colors, finishing, date, delivery, and a file or the day it comes. A ticket that lacks one of the eight does not open.',
      'Ask while the customer is there':
        'A form or storefront asks for the missing line at once. A clerk asks tomorrow, and gets an answer the day after.',
      'Add, never retype':
        'Route, price, imposition and press slot are lines added to one ticket. Retyping is where 2,500 becomes 25,000.',
      'Keep one number':
        'From quote to invoice. JDF has carried a job’s identity from machine to machine since 2001; the shop’s paper should manage the same.',
    },
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
    steps: {
      'Name the drum':
        'The constraint sets the beat. Its schedule is the schedule; every other station follows.',
      'Keep a buffer before it':
        'Four hours of work that is truly ready: plates made, stock conditioned, proof signed. Enough to survive a bad morning, too little to get lost in.',
      'Tie the rope':
        'A ticket enters production when one leaves the buffer, not when the order comes in. That gate is the only place where priorities are decided.',
      'Leave slack behind it':
        'Finishing needs capacity to catch up. When its queue passes four hours, lend it a person or slow the press that feeds it.',
    },
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
    steps: {
      'Film one changeover':
        'From the last good sheet to the next one. Watch it with the crew, not about the crew, and write the time beside each task.',
      'Sort the list in two':
        'Internal: only possible at a standstill, such as hanging plates. External: fetching plates, finding stock, mixing a spot color, reading the docket.',
      'Move everything external out':
        'A kit stands at the press before the last sheet falls: plates in sequence, pallets in place, ink keys preset from the prepress data (CIP4 PPF or JDF).',
      'Then shorten what is left':
        'Sequence by stock, format and ink, light before dark; change washing and plating from one after the other to side by side.',
    },
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
    steps: {
      'Give each alert one owner':
        'Sent to everybody, it is read by nobody. The owner either acts or hands it on by name.',
      'Take the limit from your own log':
        'An alert that fires more than three times a shift describes your shop, not an exception. Raise the limit or cure the cause.',
      'Write the first move beside it':
        'Re-sequence, call the customer, move a person. Nobody invents good answers at five in the morning.',
      'Throw out what changes nothing':
        'Once a month: which alert led to a decision? Those that did not are noise with a siren.',
    },
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
    steps: {
      'Take three numbers from every job':
        'Press hours, sheets used, spoilage. More will not be filled in, fewer will not explain anything.',
      'Sort by dollars':
        'Forty percent over on a business card is a cup of coffee. Six percent over on a catalog is a margin.',
      'Change the rule':
        'A cause that is found becomes a new make-ready time, waste factor or route. What stays in somebody’s head leaves with them.',
      'Ask again where the queue is':
        'Once a constraint is freed, another one sets the pace. Goldratt’s fifth focusing step: go back to the first and do not let inertia become the constraint.',
    },
    example:
      'Job 4812, a catalog, was estimated at 6.5 press hours and ran 6.9: six percent over, outside the five that we allow. Its 24 minutes lie in six forms of make-ready, four minutes each. The rule goes from 45 to 49 minutes a form, and the next catalog is right before it is sold.',
    highlights: [
      'Estimate and actual within 5%',
      'The rule learns, not only the person',
      'The constraint is named anew every week',
    ],
  },
];
