import type { Guide } from '../../guides/guide';
import { site } from '../site';
import { guideList } from './list';

export const strategist = {
  ...guideList.strategist,
  eyebrow: 'Guide for managers who came up through the press room',
  heading: 'From Operator to Strategist',
  lead: 'You learned the trade with a loupe in your hand. The machines now watch the dots better than any eye. What they cannot do is decide which jobs to want, what to promise, and where the next hour should go.',
  sections: {
    why: {
      id: 'why-now',
      title: 'Four reasons why running jobs is no longer enough',
      lead: 'Each figure can be worked out from an ordinary shop’s own numbers. Its derivation stands beneath it.',
    },
    habits: {
      id: 'habits',
      title: 'Six habits, then and now',
      lead: 'The same desk, the same decisions, asked a longer question.',
    },
    pillars: {
      id: 'pillars',
      title: 'Four pillars to build on',
      lead: 'Choose the one that is weakest in your shop. Its first moves take a month, not a budget.',
    },
    indicators: {
      id: 'indicators',
      title: 'Six indicators to steer by',
      lead: 'Leading indicators tell what will happen while you can still change it; lagging ones whether it worked. The values are those of an example shop in its sixth month.',
    },
    phases: {
      id: 'phases',
      title: 'Six phases, and when each one pays',
      lead: 'Automate in the direction in which a job travels. Each phase feeds the next with clean data, so the order matters more than the pace.',
    },
    risks: {
      id: 'risks',
      title: 'What goes wrong, and what prevents it',
    },
    roi: {
      id: 'roi-calculator',
      title: 'ROI calculator',
      lead: 'Nine numbers that you know or can count in a week. The result changes as you type, and the link to it can be shared.',
    },
    sources: { id: 'sources', title: 'What this rests on' },
  },
  closing: {
    title: 'Take the desk upstairs, keep the loupe',
    lead: `In ${site.demoMinutes} minutes we show you your own week the way a strategist would look at it. Bring a job list; leave with three questions for Monday.`,
  },
} satisfies Guide;

export const timeline = {
  label: 'From the Operator Era to the Strategist Era',
  eras: [
    {
      year: '1990s',
      name: 'Operator Era',
      text: 'Film, plates, ink by eye. The best person in the shop is the one who can run the difficult press.',
    },
    {
      year: '2001',
      name: 'Standards',
      text: 'PDF/X becomes ISO 15930, CIP4 publishes JDF. Files and machines begin to speak one language.',
    },
    {
      year: '2010s',
      name: 'Connected shop',
      text: 'Computer-to-plate is ordinary, orders come through the web, run lengths shrink, tickets multiply.',
    },
    {
      year: '2025',
      name: 'Strategist Era',
      text: 'Software routes, prices and schedules. The best person is the one who decides what it should aim for.',
    },
  ],
} as const;
