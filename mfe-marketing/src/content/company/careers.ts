import type { CompanyContent } from '../../company/CompanyPage';
import type { NamedPoint } from '../../company/PointGrid';
import { site } from '../site';
import { positions } from './positions';

export const careers = {
  title: `Careers at ${site.productName}`,
  description:
    'Six open positions in engineering, product, sales, customer success and marketing, with what we offer and what we ask for.',
  opening: {
    eyebrow: 'Careers',
    heading: 'Work on software that ends up as something you can hold',
    lead: 'Every release of ours becomes cartons, labels and books the same week. If that appeals to you, read on.',
    actions: [
      { label: 'See open positions', to: '/careers#positions' },
      { label: 'Send Us Your Resume', to: site.links.apply() },
    ],
  },
  values: {
    intro: { id: 'values', title: 'How we work together' },
    points: [
      {
        name: 'Go and look',
        icon: 'eye',
        text: 'We argue from what we saw in a shop, not from what we imagine of one.',
      },
      {
        name: 'Finish',
        icon: 'check',
        text: 'Done means that a customer uses it. We start less, and what we start we end.',
      },
      {
        name: 'Write it down',
        icon: 'edit',
        text: 'Decisions have a page with the reason. Whoever joins later can disagree with something definite.',
      },
      {
        name: 'Be easy to correct',
        icon: 'users',
        text: 'The best idea may come from the newest colleague. It has to find an open door.',
      },
    ] as readonly NamedPoint[],
  },
  benefits: {
    intro: { id: 'benefits', title: 'What you get' },
    points: [
      {
        name: 'Health cover',
        text: 'Medical, dental and vision for you and your family from the first day.',
      },
      {
        name: 'Time off that is taken',
        text: 'Twenty-five days a year, and a manager who asks when you have none planned.',
      },
      {
        name: 'Work from where you are',
        text: 'Remote by default, with a budget for a desk, a chair and a good screen.',
      },
      {
        name: 'A share in it',
        text: 'Stock options for everyone, explained in plain words before you sign.',
      },
      {
        name: 'Retirement plan',
        text: 'A 401(k) to which we add, up to four percent of your pay.',
      },
      {
        name: 'Room to learn',
        text: 'Two thousand dollars a year for courses and books, and days in print shops that count as work.',
      },
    ] as readonly NamedPoint[],
  },
  positions: {
    intro: {
      id: 'positions',
      title: 'Open positions',
      lead: 'Each has an address of its own, so that you can pass it on.',
    },
    items: positions,
  },
  closing: {
    id: 'apply',
    title: 'Not on the list?',
    lead: 'Tell us what you are good at. We read every letter and answer every one.',
    actions: [
      { label: 'Send Us Your Resume', to: site.links.apply() },
      { label: 'About us', to: '/about' },
    ],
  },
} satisfies CompanyContent & Record<string, unknown>;
