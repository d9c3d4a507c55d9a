import type { Guide } from '../../guides/guide';
import { site } from '../site';
import { guideList } from './list';

export const calculators = {
  ...guideList.calculators,
  eyebrow: 'Calculators',
  heading: 'What is it worth in your shop?',
  lead: 'Two calculators, no e-mail address asked. Your figures stay in the address of this page: send the link to your partner, print it for the meeting, or start again.',
  sections: {
    roi: {
      id: 'roi-calculator',
      title: 'ROI calculator',
      lead: 'Quoting, communication, rework and win rate: what a month looks like when a rule does the looking up.',
    },
    oee: {
      id: 'oee-calculator',
      title: 'OEE calculator',
      lead: 'What it is worth when the presses that you already have make good sheets for a larger part of the day.',
    },
    reading: {
      id: 'reading',
      title: 'How to read the results',
    },
  },
  closing: {
    title: 'Bring your figures, we bring the objections',
    lead: `In a ${site.demoMinutes}-minute demo we go through them line by line and say which ones we would not put into a business case.`,
  },
} satisfies Guide;
