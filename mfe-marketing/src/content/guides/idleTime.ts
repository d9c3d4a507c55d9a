import type { Guide } from '../../guides/guide';
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
