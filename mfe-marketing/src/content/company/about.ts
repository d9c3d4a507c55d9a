import type { CompanyContent } from '../../company/CompanyPage';
import type { NamedPoint } from '../../company/PointGrid';
import { bookDemo } from '../actions';
import { site } from '../site';

export const about = {
  title: `About ${site.productName}`,
  description:
    'Why a workflow platform for print shops came out of a print shop, what it is for, and the four values that its makers hold to.',
  opening: {
    eyebrow: 'About us',
    heading: 'Made by people who have waited for a proof',
    lead: 'Printing is a trade of small margins and hard dates. We build the software that keeps both: it takes a job from the first question to the loading dock without anybody typing it twice.',
  },
  story: {
    intro: { id: 'story', title: 'Where this comes from' },
    paragraphs: [
      'The first version was a spreadsheet on the shared drive of a commercial printer with two offset presses and a digital machine. It listed every job with its paper, its press and its date, because the whiteboard could not be seen from the estimating desk. It worked until two people opened it at once.',
      'What followed was less about software than about watching. We sat beside estimators and saw that most of an hour of quoting was looking things up. We stood at the finishing tables and saw pallets wait because nobody had told the folder that the size had changed. We counted how often the same job number was typed between the first e-mail and the delivery note. It was eleven times.',
      'So the platform starts at that place. A job is entered once. Route, price, plate, press and delivery follow from it, and each person sees the part that is theirs. Where a decision needs a printer, it waits for one; where it needs only a rule, it does not.',
    ],
  },
  milestones: {
    intro: { id: 'milestones', title: 'How one list became a platform' },
    steps: [
      {
        when: 'First',
        name: 'One job list',
        text: 'Everyone in the shop looks at the same list, and it says what is late before the customer does.',
      },
      {
        when: 'Then',
        name: 'Prices from rules',
        text: 'The estimator’s notebook becomes rules that a machine can apply and a person can read.',
      },
      {
        when: 'Next',
        name: 'The production floor',
        text: 'Tickets follow the job to press and bindery, and come back with real times instead of guesses.',
      },
      {
        when: 'Today',
        name: 'A workflow per product',
        text: 'More than 10 million workflows a month run through the platform, for labels as well as for books.',
      },
    ],
  },
  values: {
    intro: {
      id: 'values',
      title: 'Four values',
      lead: 'They are worded so that one can act against them. That is how we know when we do.',
    },
    points: [
      {
        name: 'Tell the truth about time',
        icon: 'clock',
        text: 'A date that cannot be kept is said on the day we know it. The same goes for our releases.',
      },
      {
        name: 'Leave the craft to the craftspeople',
        icon: 'users',
        text: 'Software does the looking up and the carrying over. Judging color, paper and people stays with those who can.',
      },
      {
        name: 'Small steps, always running',
        icon: 'workflow',
        text: 'No shop can stop for a migration. Everything we build must be useful with one product and one press first.',
      },
      {
        name: 'Their data is theirs',
        icon: 'layers',
        text: 'Prices and customer lists are the shop’s capital. They can be taken out at any time, and we look at them only when asked to.',
      },
    ] as readonly NamedPoint[],
  },
  closing: {
    id: 'next',
    title: 'See it with your own jobs',
    lead: `Bring three jobs that gave you trouble. ${site.demoMinutes} minutes are enough to run them.`,
    actions: [bookDemo, { label: 'Open positions', to: '/careers' }],
  },
} as const satisfies CompanyContent & Record<string, unknown>;
