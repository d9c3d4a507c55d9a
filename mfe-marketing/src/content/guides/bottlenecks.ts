import type { Guide } from '../../guides/guide';
import { site } from '../site';
import { guideList } from './list';

export const bottlenecks = {
  ...guideList.bottlenecks,
  eyebrow: 'Guide for production managers',
  heading: 'Five ways out of a print production bottleneck',
  lead: 'A late job has rarely been slow. It has waited: for an answer, for plates, for a gap on the one machine that everything needs. Here is how to find that machine, and what to do about it, in the order in which it pays.',
  sections: {
    challenges: {
      id: 'challenges',
      title: 'Why shops stall',
      lead: 'Four figures that need no survey. You can check each one on the back of a ticket.',
    },
    find: {
      id: 'find',
      title: 'Find it in one shift',
      lead: 'Every shop has one station that sets the pace of all others. Opinions about which one differ; queues do not.',
    },
    ticket: { id: 'complete-ticket', title: 'One complete ticket instead of a relay' },
    release: { id: 'release', title: 'Release work at the pace of the constraint' },
    makeReady: { id: 'make-ready', title: 'Take make-ready off the press' },
    alerts: { id: 'alerts', title: 'Hear of trouble while it can be cured' },
    feedback: { id: 'feedback', title: 'Let finished jobs correct the next estimate' },
    sources: {
      id: 'sources',
      title: 'What this rests on',
      lead: 'Methods with decades of use behind them. The worked examples are our own arithmetic; replace their numbers with yours.',
    },
  },
  closing: {
    title: 'Show us where your tickets wait',
    lead: `Bring one week of job tickets to a ${site.demoMinutes}-minute demo. We lay them along the line with you and see where they stand still.`,
  },
} satisfies Guide;
