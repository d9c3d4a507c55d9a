import type { Guide } from '../../guides/guide';
import { site } from '../site';
import { guideList } from './list';

export const fastQuotes = {
  ...guideList.fastQuotes,
  eyebrow: 'Guide for owners and estimators',
  heading: 'Fast print quotes that hold on the floor',
  lead: 'A buyer who asks three printers usually decides before the third has answered. Being quick is half of it. The other half is a price that is still right when the job has run.',
  sections: {
    targets: {
      id: 'targets',
      title: 'Four numbers to quote by',
      lead: 'The targets of this guide. Everything below says how to reach them, and how to know.',
    },
    response: {
      id: 'response-time',
      title: 'What an hour of silence costs',
      lead: 'Buyers do not wait politely; they decide. The later a quote comes, the more of them already have.',
    },
    accuracy: {
      id: 'speed-and-accuracy',
      title: 'Speed against accuracy is the wrong fight',
      lead: 'A quick guess loses money, a slow calculation loses the job. What takes the time is looking things up, and that is the part that rules can do.',
    },
    margin: {
      id: 'margin',
      title: 'Where the margin goes',
      lead: 'Take a job of $500 that is priced to keep $125. Three leaks, none of them on the press.',
    },
    metrics: {
      id: 'metrics',
      title: 'Six numbers to watch',
      lead: 'Weekly, on one sheet, beside the coffee machine. A number without a definition starts an argument, so each has one.',
    },
    roi: {
      id: 'roi',
      title: 'By hand and by rule, a month side by side',
      lead: 'A shop with 50 jobs a day, as in our calculator. Each figure follows from its inputs; put yours in and they change.',
    },
    tips: { id: 'tips', title: 'How to get there without stopping the shop' },
    sources: {
      id: 'sources',
      title: 'Sources',
      lead: 'What is known, what is a model, and what is our own planning figure.',
    },
  },
  closing: {
    title: 'Race us with one of your quotes',
    lead: `Bring a request that took you an afternoon. In a ${site.demoMinutes}-minute demo we build the rule for it and quote it again.`,
  },
} satisfies Guide;
