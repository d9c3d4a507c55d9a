import type { HeroProps } from '../../sections/Hero';
import { bookDemo, startTrial } from '../actions';
import { site } from '../site';

const { productName, trialOffer, demoMinutes } = site;

export const opening = {
  eyebrow: 'Workflow automation for print shops',
  title: 'Job tickets that walk themselves to the press',
  lead: `${productName} takes the order in, picks its route, prices it at your own rates, checks the files and books the press. Your people keep the decisions that need a printer.`,
  actions: [startTrial, bookDemo],
  note: `${trialOffer}. A demo takes ${demoMinutes} minutes.`,
  pressLine: {
    stations: ['Intake', 'Route', 'Price', 'Prepress', 'Schedule'],
    tickets: [
      {
        number: '4812',
        product: 'Catalog, 32 pages, 2,500 copies',
        stamps: ['Offset, 28 × 40', 'Quote $6,940', 'Files approved', 'Thu 06:40'],
      },
      {
        number: '4827',
        product: 'Folding cartons, 18,000 pieces',
        stamps: ['Offset, die cut', 'Quote $9,310', 'Dieline checked', 'Fri 13:00'],
      },
      {
        number: '4833',
        product: 'Roll labels, four versions',
        stamps: ['Digital, 13 in web', 'Quote $1,265', '4 files passed', 'Wed 15:20'],
      },
    ],
    caption:
      'Three example jobs on the line. A ticket leaves Intake bare and picks up its route, its price, its checked files and its press slot on the way.',
    videoLabel:
      'Video without sound: the three job tickets move from station to station, from Intake to Schedule, and each station prints its fact on them.',
    pauseLabel: 'Pause video',
    playLabel: 'Play video',
  },
  claims: [
    { value: '10M+', label: 'workflows generated every month' },
    { value: '50+', label: 'integrations with systems you already run' },
    { value: '99.9%', label: 'uptime for the API' },
  ],
} satisfies HeroProps;
